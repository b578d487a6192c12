// localDensity: the mass density about each body, from its 16 nearest among the 64 before it and the 64 after it along the curve.
// reads: columns, id   writes: quantity (by id), scratch (of the thread)
// threads: bodies are independent of one another: any thread takes the next ones
// source: k-th nearest neighbour, without the body itself and the k-th (Casertano & Hut 1985, ApJ 298, 80); `missed`: what
//   neighbours that the curve leaves out cost, see the GPU's stage   assumes: bodies lie along the curve
import { FAR, LEAST, NEAR, REACH, VOLUME } from "../shared/neighbours";
import { madd, sum } from "../shared/vector";

// The scratch: squared distances of the neighbours in their order, then of the nearest ones by size.
const NEAREST: usize = 1024;

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
  const nearest = scratch + NEAREST;
  // Of fewer bodies the farthest.
  const last: usize = 4 * (<usize>(min(NEAR, max<u32>(n, 2) - 1) - 1));
  for (let i = from; i < to; i++) {
    const first = <u32>max(<i32>i - <i32>REACH, 0);
    const end = min(n, i + REACH + 1);
    const begin = columns + 4 * (<usize>first);
    const here = columns + 4 * (<usize>i);
    const x = v128.load32_splat(here);
    const y = v128.load32_splat(here + column);
    const z = v128.load32_splat(here + 2 * column);
    const bytes: usize = 4 * (<usize>(end - first));
    for (let at: usize = 0; at < bytes; at += 16) {
      const dx = f32x4.sub(v128.load(begin + at), x);
      const dy = f32x4.sub(v128.load(begin + at + column), y);
      const dz = f32x4.sub(v128.load(begin + at + 2 * column), z);
      v128.store(scratch + at, madd(dx, dx, madd(dy, dy, f32x4.mul(dz, dz))));
    }
    store<f32>(scratch + 4 * (<usize>(i - first)), FAR);
    v128.store(scratch + bytes, f32x4.splat(FAR));
    for (let at: usize = 0; at < 4 * (<usize>NEAR); at += 16) v128.store(nearest + at, f32x4.splat(FAR));
    for (let at: usize = 0; at < bytes; at += 4) {
      const d = load<f32>(scratch + at);
      let place = nearest + 4 * (<usize>NEAR - 1);
      if (d >= load<f32>(place)) continue;
      for (; place > nearest && load<f32>(place - 4) > d; place -= 4) store<f32>(place, load<f32>(place - 4));
      store<f32>(place, d);
    }
    const edge = load<f32>(nearest + last);
    let mass = f32x4.splat(0);
    for (let at: usize = 0; at < bytes; at += 16) {
      const inside = f32x4.lt(v128.load(scratch + at), f32x4.splat(edge));
      mass = f32x4.add(mass, v128.and(inside, v128.load(begin + at + 3 * column)));
    }
    const r = sqrt(max(edge, LEAST));
    store<f32>(quantity + 4 * (<usize>load<u32>(id + 4 * (<usize>i))), (missed * sum(mass)) / (VOLUME * r * r * r));
  }
}
