// What a list of sources adds to the accelerations (x y z) and potentials of some targets, G = 1: four sources at a time on one
// target (two at once need more registers than there are and are slower). Lists are columns (x of all, y of all, ...) whose
// lengths are multiples of 4; what fills them up has no mass and lies far away.
import { madd, nmadd } from "./vector";

/** What is added up for a target: four partial sums each of ax, ay, az and minus the potential. */
export const SUMS: usize = 64;

/**
 * P2P, bodies: a = m d / (d^2 + eps^2)^(3/2), phi = -m / (d^2 + eps^2)^(1/2) (Bedorf 2014 Eq. 6.1, first term). No distance
 * is 0 with eps = 0: see fromOthers.
 */
export function fromBodies(
  list: usize,
  column: usize,
  count: u32,
  targets: usize,
  targetCount: u32,
  eps2: f32,
  sums: usize,
): void {
  const one = f32x4.splat(1);
  const soft = f32x4.splat(eps2);
  const end = list + 4 * (<usize>count);
  for (let t: u32 = 0; t < targetCount; t++) {
    const here = targets + 16 * (<usize>t);
    const x0 = v128.load32_splat(here);
    const y0 = v128.load32_splat(here, 4);
    const z0 = v128.load32_splat(here, 8);
    let ax = f32x4.splat(0);
    let ay = f32x4.splat(0);
    let az = f32x4.splat(0);
    let sum = f32x4.splat(0);
    for (let at = list; at < end; at += 16) {
      const dx = f32x4.sub(v128.load(at), x0);
      const dy = f32x4.sub(v128.load(at + column), y0);
      const dz = f32x4.sub(v128.load(at + 2 * column), z0);
      const r2 = madd(dx, dx, madd(dy, dy, madd(dz, dz, soft)));
      const inverse2 = f32x4.div(one, r2);
      const depth = f32x4.mul(f32x4.mul(v128.load(at + 3 * column), f32x4.sqrt(r2)), inverse2);
      const pull = f32x4.mul(depth, inverse2);
      ax = madd(pull, dx, ax);
      ay = madd(pull, dy, ay);
      az = madd(pull, dz, az);
      sum = f32x4.add(sum, depth);
    }
    add(sums + SUMS * (<usize>t), ax, ay, az, sum);
  }
}

// @ts-ignore: decorator
@inline function add(at: usize, ax: v128, ay: v128, az: v128, depth: v128): void {
  v128.store(at, f32x4.add(v128.load(at), ax));
  v128.store(at, f32x4.add(v128.load(at, 16), ay), 16);
  v128.store(at, f32x4.add(v128.load(at, 32), az), 32);
  v128.store(at, f32x4.add(v128.load(at, 48), depth), 48);
}

/**
 * P2P where targets are among the sources, or where eps is 0 and bodies may lie at one place: a body does not act on itself,
 * and none at a distance of 0 without softening. The fifth column holds the numbers of the bodies; `first`: of target 0.
 */
export function fromOthers(
  list: usize,
  column: usize,
  count: u32,
  targets: usize,
  targetCount: u32,
  first: u32,
  eps2: f32,
  sums: usize,
): void {
  const one = f32x4.splat(1);
  const nothing = f32x4.splat(0);
  const soft = f32x4.splat(eps2);
  const end = list + 4 * (<usize>count);
  for (let t: u32 = 0; t < targetCount; t++) {
    const here = targets + 16 * (<usize>t);
    const own = i32x4.splat(first + t);
    const x0 = v128.load32_splat(here);
    const y0 = v128.load32_splat(here, 4);
    const z0 = v128.load32_splat(here, 8);
    let ax = nothing;
    let ay = nothing;
    let az = nothing;
    let sum = nothing;
    for (let at = list; at < end; at += 16) {
      const dx = f32x4.sub(v128.load(at), x0);
      const dy = f32x4.sub(v128.load(at + column), y0);
      const dz = f32x4.sub(v128.load(at + 2 * column), z0);
      const r2 = madd(dx, dx, madd(dy, dy, madd(dz, dz, soft)));
      const skip = v128.or(f32x4.eq(r2, nothing), i32x4.eq(v128.load(at + 4 * column), own));
      const apart2 = v128.bitselect(one, r2, skip);
      const inverse2 = f32x4.div(one, apart2);
      const depth = f32x4.mul(f32x4.mul(v128.andnot(v128.load(at + 3 * column), skip), f32x4.sqrt(apart2)), inverse2);
      const pull = f32x4.mul(depth, inverse2);
      ax = madd(pull, dx, ax);
      ay = madd(pull, dy, ay);
      az = madd(pull, dz, az);
      sum = f32x4.add(sum, depth);
    }
    add(sums + SUMS * (<usize>t), ax, ay, az, sum);
  }
}

/**
 * M2P, cells by mass and second moments S + T/3 about their centres of mass, Bedorf 2014 Eqs 6.1 and 6.2 with the trace T
 * split off: phi = -M/r - A/r^5, A = 3/2 d.S.d - T eps^2 / 2, a = -grad phi. Columns: x y z M, 3/2 Sxx Syy Szz,
 * T eps^2 / 2, 3/2 Sxy Sxz Syz.
 */
export function fromCells(
  list: usize,
  column: usize,
  count: u32,
  targets: usize,
  targetCount: u32,
  eps2: f32,
  sums: usize,
): void {
  const one = f32x4.splat(1);
  const five = f32x4.splat(5);
  const soft = f32x4.splat(eps2);
  const end = list + 4 * (<usize>count);
  for (let t: u32 = 0; t < targetCount; t++) {
    const here = targets + 16 * (<usize>t);
    const x0 = v128.load32_splat(here);
    const y0 = v128.load32_splat(here, 4);
    const z0 = v128.load32_splat(here, 8);
    let ax = f32x4.splat(0);
    let ay = f32x4.splat(0);
    let az = f32x4.splat(0);
    let depth = f32x4.splat(0);
    for (let at = list; at < end; at += 16) {
      const dx = f32x4.sub(v128.load(at), x0);
      const dy = f32x4.sub(v128.load(at + column), y0);
      const dz = f32x4.sub(v128.load(at + 2 * column), z0);
      const xy = v128.load(at + 8 * column);
      const xz = v128.load(at + 9 * column);
      const yz = v128.load(at + 10 * column);
      const qx = madd(v128.load(at + 4 * column), dx, madd(xy, dy, f32x4.mul(xz, dz)));
      const qy = madd(xy, dx, madd(v128.load(at + 5 * column), dy, f32x4.mul(yz, dz)));
      const qz = madd(xz, dx, madd(yz, dy, f32x4.mul(v128.load(at + 6 * column), dz)));
      const twice = madd(qx, dx, madd(qy, dy, f32x4.mul(qz, dz)));
      const r2 = madd(dx, dx, madd(dy, dy, madd(dz, dz, soft)));
      const inverse2 = f32x4.div(one, r2);
      const inverse = f32x4.mul(f32x4.sqrt(r2), inverse2);
      const inverse5 = f32x4.mul(f32x4.mul(inverse2, inverse2), inverse);
      const quadrupole = f32x4.mul(f32x4.sub(twice, v128.load(at + 7 * column)), inverse5);
      const monopole = f32x4.mul(v128.load(at + 3 * column), inverse);
      const radial = f32x4.mul(madd(five, quadrupole, monopole), inverse2);
      const double5 = f32x4.add(inverse5, inverse5);
      ax = nmadd(double5, qx, madd(radial, dx, ax));
      ay = nmadd(double5, qy, madd(radial, dy, ay));
      az = nmadd(double5, qz, madd(radial, dz, az));
      depth = f32x4.add(depth, f32x4.add(monopole, quadrupole));
    }
    add(sums + SUMS * (<usize>t), ax, ay, az, depth);
  }
}
