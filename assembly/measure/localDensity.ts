// localDensity: the mass density about each body, from its 16 nearest among the 64 before it and the 64 after it along the curve;
// four bodies at a time.
// reads: columns, id   writes: quantity (by id), scratch (16 vec4 of the thread)
// threads: bodies are independent of one another: any thread takes the next ones
// source: k-th nearest neighbour, without the body itself and the k-th (Casertano & Hut 1985, ApJ 298, 80); `missed`: what
//   neighbours that the curve leaves out cost, see the GPU's stage   assumes: bodies lie along the curve; before and behind them
//   are three numbers of which some coordinate is far away
import { madd } from "../shared/vector";

/** Places along the curve, before and after a body, in which its neighbours are looked for. */
const REACH: i32 = 64;
/** How many of the nearest count. */
const NEAR: u32 = 16;
/** Squared distance that no neighbour has. */
const FAR: f32 = 1e36;
/** Of the unit sphere. */
const VOLUME: f32 = 4.18879;
/** Squared radius at least, so that bodies at one place have a density. */
const LEAST: f32 = 1e-24;

/** Squared distances of four bodies in a row from the four at these places. */
// @ts-ignore: decorator
@inline function distances(from: usize, column: usize, x: v128, y: v128, z: v128): v128 {
  const dx = f32x4.sub(v128.load(from), x);
  const dy = f32x4.sub(v128.load(from + column), y);
  const dz = f32x4.sub(v128.load(from + 2 * column), z);
  return madd(dx, dx, madd(dy, dy, f32x4.mul(dz, dz)));
}

export function localDensity(
  columns: usize,
  column: usize,
  id: usize,
  n: u32,
  missed: f32,
  from: u32,
  to: u32,
  quantity: usize,
  scratch: usize,
): void {
  const last = scratch + 16 * <usize>(min(NEAR, max<u32>(n, 2) - 1) - 1);
  const lastOfAll = scratch + 16 * <usize>(NEAR - 1);
  for (let i = from; i < to; i += 4) {
    const own = columns + 4 * <usize>i;
    const x = v128.load(own);
    const y = v128.load(own + column);
    const z = v128.load(own + 2 * column);
    // At the ends some of four are no bodies, but far away.
    const first = max(-REACH, -<i32>(i + 3));
    const end = min(REACH, <i32>(n - 1 - i));
    for (let at = scratch; at <= lastOfAll; at += 16) v128.store(at, f32x4.splat(FAR));
    for (let k = first; k <= end; k++) {
      if (k == 0) continue;
      let d = distances(own + 4 * <usize>k, column, x, y, z);
      if (!v128.any_true(f32x4.lt(d, v128.load(lastOfAll)))) continue;
      for (let at = scratch; at <= lastOfAll; at += 16) {
        const known = v128.load(at);
        v128.store(at, f32x4.pmin(known, d));
        d = f32x4.pmax(known, d);
      }
    }
    // Of fewer bodies the farthest.
    const edge = v128.load(last);
    let mass = f32x4.splat(0);
    for (let k = first; k <= end; k++) {
      if (k == 0) continue;
      const at = own + 4 * <usize>k;
      mass = f32x4.add(mass, v128.and(v128.load(at + 3 * column), f32x4.lt(distances(at, column, x, y, z), edge)));
    }
    const r = f32x4.sqrt(f32x4.pmax(edge, f32x4.splat(LEAST)));
    const volume = f32x4.mul(f32x4.mul(r, f32x4.mul(r, r)), f32x4.splat(VOLUME / missed));
    v128.store(scratch, f32x4.div(mass, volume));
    const count = min(<u32>4, to - i);
    for (let k: u32 = 0; k < count; k++) {
      const body = load<u32>(id + 4 * <usize>(i + k));
      store<f32>(quantity + 4 * <usize>body, load<f32>(scratch + 4 * <usize>k));
    }
  }
}
