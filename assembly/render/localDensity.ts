// localDensity: the mass density about each body, from its 16 nearest among the 64 before it and the 64 after it along the curve;
// four bodies at a time.
// reads: posMass   writes: density (by place: mass over volume), columns (x, y, z, mass, with room on both sides), near
//   (16 vec4)
// threads: one
// source: as assembly/measure/localDensity.ts   assumes: bodies lie along the curve
import { FAR, LEAST, NEAR, REACH, VOLUME } from "../shared/neighbours";

/** Beyond either end there are no bodies: points far away, without mass. */
function toColumns(posMass: usize, n: u32, columns: usize, column: usize): void {
  const end = n + 2 * REACH + 4;
  for (let k: u32 = 0; k < end; k++) {
    const at = columns + 4 * <usize>k;
    const inside = k >= REACH && k < REACH + n;
    const body = inside ? v128.load(posMass + 16 * <usize>(k - REACH)) : f32x4(1e18, 1e18, 1e18, 0);
    store<f32>(at, f32x4.extract_lane(body, 0));
    store<f32>(at + column, f32x4.extract_lane(body, 1));
    store<f32>(at + 2 * column, f32x4.extract_lane(body, 2));
    store<f32>(at + 3 * column, f32x4.extract_lane(body, 3));
  }
}

/** Squared distances of four bodies in a row from the four that are `k` places on. */
// @ts-ignore: decorator
@inline function distances(from: usize, column: usize, x: v128, y: v128, z: v128): v128 {
  const dx = f32x4.sub(v128.load(from), x);
  const dy = f32x4.sub(v128.load(from + column), y);
  const dz = f32x4.sub(v128.load(from + 2 * column), z);
  return f32x4.add(f32x4.mul(dx, dx), f32x4.add(f32x4.mul(dy, dy), f32x4.mul(dz, dz)));
}

/** `missed`: what neighbours that the curve leaves out cost; `column`: bytes from one column to the next, room for n + 132 numbers. */
export function localDensity(
  posMass: usize,
  n: u32,
  missed: f32,
  columns: usize,
  column: usize,
  near: usize,
  density: usize,
): void {
  toColumns(posMass, n, columns, column);
  // Of fewer bodies the farthest.
  const last = near + 16 * <usize>(min(NEAR, max<u32>(n, 2) - 1) - 1);
  const lastOfAll = near + 16 * <usize>(NEAR - 1);
  for (let i: u32 = 0; i < n; i += 4) {
    const window = columns + 4 * <usize>i;
    const own = window + 4 * REACH;
    const x = v128.load(own);
    const y = v128.load(own + column);
    const z = v128.load(own + 2 * column);
    for (let at = near; at <= lastOfAll; at += 16) v128.store(at, f32x4.splat(FAR));
    for (let k: u32 = 0; k <= 2 * REACH; k++) {
      if (k == REACH) continue;
      let d = distances(window + 4 * k, column, x, y, z);
      if (!v128.any_true(f32x4.lt(d, v128.load(lastOfAll)))) continue;
      for (let at = near; at <= lastOfAll; at += 16) {
        const known = v128.load(at);
        v128.store(at, f32x4.pmin(known, d));
        d = f32x4.pmax(known, d);
      }
    }
    const edge = v128.load(last);
    let mass = f32x4.splat(0);
    for (let k: u32 = 0; k <= 2 * REACH; k++) {
      if (k == REACH) continue;
      const from = window + 4 * k;
      const nearer = f32x4.lt(distances(from, column, x, y, z), edge);
      mass = f32x4.add(mass, v128.and(v128.load(from + 3 * column), nearer));
    }
    const r = f32x4.sqrt(f32x4.pmax(edge, f32x4.splat(LEAST)));
    const volume = f32x4.mul(f32x4.mul(r, f32x4.mul(r, r)), f32x4.splat(VOLUME / missed));
    // Room for three more behind the last.
    v128.store(density + 4 * <usize>i, f32x4.div(mass, volume));
  }
}
