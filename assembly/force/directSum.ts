// directSum: acceleration and potential of some bodies from every other, the truth that trees are held against.
// reads: posMass, columns (the fifth holds the numbers 0, 1, 2, ...)   writes: acceleration, scratch (of the thread)
// threads: bodies are independent of one another: any thread takes the next ones
// source: Bedorf 2014 section 2.2 (Sapporo2)   assumes: columns filled up to a multiple of four
import { BODY, fromBodies, fromOthers, SUMS, writeSums } from "../shared/interact";
import { fromSpread, spline } from "../shared/spread";

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
    sumsOf(columns + 4 * (<usize>first), column, count, posMass, columns + 4 * column, n, eps2, scratch);
    writeSums(scratch, count, acceleration + 16 * (<usize>first));
  }
}

/** Sums over all `n` bodies, with their numbers, for some targets in columns. */
export function sumsOf(
  targets: usize,
  column: usize,
  count: u32,
  posMass: usize,
  numbers: usize,
  n: u32,
  eps2: f32,
  sums: usize,
): void {
  memory.fill(sums, 0, SUMS * (<usize>((count + 3) / 4)));
  for (let begin: u32 = 0; begin < n; begin += TILE) {
    const size = min(TILE, n - begin);
    const tile = posMass + BODY * (<usize>begin);
    // Only here may a source be a target, or lie where one is with nothing to soften it.
    const own = someWithin(targets + 4 * column, count, begin);
    if (spline > 0) fromSpread(tile, own ? numbers + 4 * (<usize>begin) : 0, size, targets, column, count, sums);
    else if (eps2 == 0 || own)
      fromOthers(tile, numbers + 4 * (<usize>begin), size, targets, column, count, eps2, sums);
    else fromBodies(tile, size, targets, column, count, eps2, sums);
  }
}

/** Whether one of `count` numbers, or of those that fill up the last four, is in the tile from `begin` on. */
function someWithin(numbers: usize, count: u32, begin: u32): bool {
  for (let t: usize = 0; t < <usize>count; t += 4) {
    const place = i32x4.sub(v128.load(numbers + 4 * t), i32x4.splat(begin));
    if (v128.any_true(i32x4.lt_u(place, i32x4.splat(TILE)))) return true;
  }
  return false;
}
