// What a list of sources adds to the accelerations (x y z) and potentials of some targets, G = 1: four targets at a time and one
// source (two fours at once need more registers than there are and are slower). Targets are columns (x of all, y of all, ...), and
// what stands behind the last one is summed too, for no body. Sources are rows, each read as it is and spread over four.
import { firstHalves, highs, lows, madd, nmadd, secondHalves } from "./vector";

/** What is added up for four targets: their ax, ay, az and minus the potential. */
export const SUMS: usize = 64;
/** Bytes of a body, and of a cell: x y z M, 3/2 Sxx Syy Szz, T eps^2 / 2, 3/2 Sxy Sxz Syz and one more. */
export const BODY: usize = 16;
export const CELL: usize = 48;

/**
 * P2P, bodies: a = m d / (d^2 + eps^2)^(3/2), phi = -m / (d^2 + eps^2)^(1/2) (Bedorf 2014 Eq. 6.1, first term). No distance
 * is 0 with eps = 0: see fromOthers.
 */
export function fromBodies(
  list: usize,
  count: u32,
  targets: usize,
  column: usize,
  targetCount: u32,
  eps2: f32,
  sums: usize,
): void {
  const one = f32x4.splat(1);
  const soft = f32x4.splat(eps2);
  const end = list + BODY * (<usize>count);
  for (let t: usize = 0; t < <usize>targetCount; t += 4) {
    const here = targets + 4 * t;
    const x0 = v128.load(here);
    const y0 = v128.load(here + column);
    const z0 = v128.load(here + 2 * column);
    let ax = f32x4.splat(0);
    let ay = f32x4.splat(0);
    let az = f32x4.splat(0);
    let sum = f32x4.splat(0);
    for (let at = list; at < end; at += BODY) {
      const dx = f32x4.sub(v128.load32_splat(at), x0);
      const dy = f32x4.sub(v128.load32_splat(at, 4), y0);
      const dz = f32x4.sub(v128.load32_splat(at, 8), z0);
      const r2 = madd(dx, dx, madd(dy, dy, madd(dz, dz, soft)));
      const inverse2 = f32x4.div(one, r2);
      const depth = f32x4.mul(f32x4.mul(v128.load32_splat(at, 12), f32x4.sqrt(r2)), inverse2);
      const pull = f32x4.mul(depth, inverse2);
      ax = madd(pull, dx, ax);
      ay = madd(pull, dy, ay);
      az = madd(pull, dz, az);
      sum = f32x4.add(sum, depth);
    }
    add(sums + 16 * t, ax, ay, az, sum);
  }
}

// @ts-ignore: decorator
@inline export function add(at: usize, ax: v128, ay: v128, az: v128, depth: v128): void {
  v128.store(at, f32x4.add(v128.load(at), ax));
  v128.store(at, f32x4.add(v128.load(at, 16), ay), 16);
  v128.store(at, f32x4.add(v128.load(at, 32), az), 32);
  v128.store(at, f32x4.add(v128.load(at, 48), depth), 48);
}

/**
 * P2P where targets are among the sources, or where eps is 0 and bodies may lie at one place: a body does not act on itself,
 * and none at a distance of 0 without softening. `numbers`: of the sources; those of the targets are their fifth column.
 */
export function fromOthers(
  list: usize,
  numbers: usize,
  count: u32,
  targets: usize,
  column: usize,
  targetCount: u32,
  eps2: f32,
  sums: usize,
): void {
  const one = f32x4.splat(1);
  const nothing = f32x4.splat(0);
  const soft = f32x4.splat(eps2);
  const end = list + BODY * (<usize>count);
  for (let t: usize = 0; t < <usize>targetCount; t += 4) {
    const here = targets + 4 * t;
    const x0 = v128.load(here);
    const y0 = v128.load(here + column);
    const z0 = v128.load(here + 2 * column);
    const own = v128.load(here + 4 * column);
    let ax = nothing;
    let ay = nothing;
    let az = nothing;
    let sum = nothing;
    let number = numbers;
    for (let at = list; at < end; at += BODY) {
      const dx = f32x4.sub(v128.load32_splat(at), x0);
      const dy = f32x4.sub(v128.load32_splat(at, 4), y0);
      const dz = f32x4.sub(v128.load32_splat(at, 8), z0);
      const r2 = madd(dx, dx, madd(dy, dy, madd(dz, dz, soft)));
      const skip = v128.or(f32x4.eq(r2, nothing), i32x4.eq(v128.load32_splat(number), own));
      const apart2 = v128.bitselect(one, r2, skip);
      const inverse2 = f32x4.div(one, apart2);
      const mass = v128.andnot(v128.load32_splat(at, 12), skip);
      const depth = f32x4.mul(f32x4.mul(mass, f32x4.sqrt(apart2)), inverse2);
      const pull = f32x4.mul(depth, inverse2);
      ax = madd(pull, dx, ax);
      ay = madd(pull, dy, ay);
      az = madd(pull, dz, az);
      sum = f32x4.add(sum, depth);
      number += 4;
    }
    add(sums + 16 * t, ax, ay, az, sum);
  }
}

/**
 * M2P, cells by mass and second moments S + T/3 about their centres of mass, Bedorf 2014 Eqs 6.1 and 6.2 with the trace T
 * split off: phi = -M/r - A/r^5, A = 3/2 d.S.d - T eps^2 / 2, a = -grad phi.
 */
export function fromCells(
  list: usize,
  count: u32,
  targets: usize,
  column: usize,
  targetCount: u32,
  eps2: f32,
  sums: usize,
): void {
  const one = f32x4.splat(1);
  const five = f32x4.splat(5);
  const soft = f32x4.splat(eps2);
  const end = list + CELL * (<usize>count);
  for (let t: usize = 0; t < <usize>targetCount; t += 4) {
    const here = targets + 4 * t;
    const x0 = v128.load(here);
    const y0 = v128.load(here + column);
    const z0 = v128.load(here + 2 * column);
    let ax = f32x4.splat(0);
    let ay = f32x4.splat(0);
    let az = f32x4.splat(0);
    let depth = f32x4.splat(0);
    for (let at = list; at < end; at += CELL) {
      const dx = f32x4.sub(v128.load32_splat(at), x0);
      const dy = f32x4.sub(v128.load32_splat(at, 4), y0);
      const dz = f32x4.sub(v128.load32_splat(at, 8), z0);
      const xy = v128.load32_splat(at, 32);
      const xz = v128.load32_splat(at, 36);
      const yz = v128.load32_splat(at, 40);
      const qx = madd(v128.load32_splat(at, 16), dx, madd(xy, dy, f32x4.mul(xz, dz)));
      const qy = madd(xy, dx, madd(v128.load32_splat(at, 20), dy, f32x4.mul(yz, dz)));
      const qz = madd(xz, dx, madd(yz, dy, f32x4.mul(v128.load32_splat(at, 24), dz)));
      const twice = madd(qx, dx, madd(qy, dy, f32x4.mul(qz, dz)));
      const r2 = madd(dx, dx, madd(dy, dy, madd(dz, dz, soft)));
      const inverse2 = f32x4.div(one, r2);
      const inverse = f32x4.mul(f32x4.sqrt(r2), inverse2);
      const inverse5 = f32x4.mul(f32x4.mul(inverse2, inverse2), inverse);
      const quadrupole = f32x4.mul(f32x4.sub(twice, v128.load32_splat(at, 28)), inverse5);
      const monopole = f32x4.mul(v128.load32_splat(at, 12), inverse);
      const radial = f32x4.mul(madd(five, quadrupole, monopole), inverse2);
      const double5 = f32x4.add(inverse5, inverse5);
      ax = nmadd(double5, qx, madd(radial, dx, ax));
      ay = nmadd(double5, qy, madd(radial, dy, ay));
      az = nmadd(double5, qz, madd(radial, dz, az));
      depth = f32x4.add(depth, f32x4.add(monopole, quadrupole));
    }
    add(sums + 16 * t, ax, ay, az, depth);
  }
}

/** Accelerations and potentials of the targets, rows, from their sums. */
export function writeSums(sums: usize, targetCount: u32, acceleration: usize): void {
  for (let t: usize = 0; t < <usize>targetCount; t += 4) {
    const at = sums + 16 * t;
    const x = v128.load(at);
    const y = v128.load(at, 16);
    const z = v128.load(at, 32);
    const w = f32x4.sub(f32x4.splat(0), v128.load(at, 48));
    const xy = lows(x, y);
    const zw = lows(z, w);
    const into = acceleration + 16 * t;
    const left = targetCount - <u32>t;
    v128.store(into, firstHalves(xy, zw));
    if (left < 2) break;
    v128.store(into, secondHalves(xy, zw), 16);
    if (left < 3) break;
    const moreXy = highs(x, y);
    const moreZw = highs(z, w);
    v128.store(into, firstHalves(moreXy, moreZw), 32);
    if (left < 4) break;
    v128.store(into, secondHalves(moreXy, moreZw), 48);
  }
}
