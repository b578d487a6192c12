// totals: sums over 256 bodies each, in float64; the host adds them in order.
// reads: posMass, velocity, acceleration   writes: partials, 16 f64 a tile: m, 2K, 2W, virial | momentum, count | angular
//   momentum, 0 | m x, 0   (2K = sum m v^2, 2W = sum m phi, virial = sum m x.a)
// threads: each takes tiles of its own
// source: Bedorf+ 2012 section 4.2.2   assumes: velocity and position belong to the same time
import { add } from "../shared/tile";

const TILE: u32 = 256;

// @ts-ignore: decorator
@inline function at(table: usize, i: u32, k: usize): f64 {
  return <f64>load<f32>(table + 16 * (<usize>i) + 4 * k);
}

export function totals(
  posMass: usize,
  velocity: usize,
  acceleration: usize,
  n: u32,
  from: u32,
  to: u32,
  partials: usize,
): void {
  for (let tile = from; tile < to; tile++) {
    const sums = partials + 128 * (<usize>tile);
    memory.fill(sums, 0, 128);
    for (let i = tile * TILE; i < min(n, (tile + 1) * TILE); i++) {
      const x = at(posMass, i, 0);
      const y = at(posMass, i, 1);
      const z = at(posMass, i, 2);
      const m = at(posMass, i, 3);
      const vx = at(velocity, i, 0);
      const vy = at(velocity, i, 1);
      const vz = at(velocity, i, 2);
      const pull = x * at(acceleration, i, 0) + y * at(acceleration, i, 1) + z * at(acceleration, i, 2);
      add(sums, 0, m);
      add(sums, 1, m * (vx * vx + vy * vy + vz * vz));
      add(sums, 2, m * at(acceleration, i, 3));
      add(sums, 3, m * pull);
      add(sums, 4, m * vx);
      add(sums, 5, m * vy);
      add(sums, 6, m * vz);
      add(sums, 7, 1);
      add(sums, 8, m * (y * vz - z * vy));
      add(sums, 9, m * (z * vx - x * vz));
      add(sums, 10, m * (x * vy - y * vx));
      add(sums, 12, m * x);
      add(sums, 13, m * y);
      add(sums, 14, m * z);
    }
  }
}
