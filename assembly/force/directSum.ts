// directSum: acceleration and potential of some bodies from every other, the truth that trees are held against.
// reads: posMass, columns, numbers (0, 1, 2, ...: a fifth column)   writes: acceleration, scratch (of the thread)
// threads: bodies are independent of one another: any thread takes the next ones
// source: Bedorf 2014 section 2.2 (Sapporo2)   assumes: columns filled up to a multiple of four with bodies without mass
import { fromBodies, fromOthers, SUMS } from "../shared/interact";
import { sum } from "../shared/vector";

// Targets that share a tile, and sources in one: a sum a tile keeps rounding from growing with n.
const TARGETS: u32 = 32;
const TILE: u32 = 512;

export function directSum(
  posMass: usize,
  columns: usize,
  column: usize,
  n: u32,
  from: u32,
  to: u32,
  eps2: f32,
  acceleration: usize,
  scratch: usize,
): void {
  for (let first = from; first < to; first += TARGETS) {
    const count = min(TARGETS, to - first);
    const targets = posMass + 16 * (<usize>first);
    memory.fill(scratch, 0, SUMS * (<usize>count));
    for (let begin: u32 = 0; begin < n; begin += TILE) {
      const size = (min(TILE, n - begin) + 3) & ~3;
      const tile = columns + 4 * (<usize>begin);
      // Only here may a source be a target, or lie where one is with nothing to soften it.
      if ((begin < first + count && begin + TILE > first) || eps2 == 0)
        fromOthers(tile, column, size, targets, count, first, eps2, scratch);
      else fromBodies(tile, column, size, targets, count, eps2, scratch);
    }
    for (let t: usize = 0; t < <usize>count; t++) {
      const at = scratch + SUMS * t;
      v128.store(
        acceleration + 16 * (<usize>first + t),
        f32x4(sum(v128.load(at)), sum(v128.load(at, 16)), sum(v128.load(at, 32)), <f32>0 - sum(v128.load(at, 48))),
      );
    }
  }
}
