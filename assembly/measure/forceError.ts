// forceError: the exact acceleration of a few sampled bodies, by direct sum over all, beside the solver's own.
// reads: posMass, columns, acceleration, samples   writes: exact (direct sum | solver's, two vec4 a sample), scratch
// threads: samples are independent of one another: any thread takes the next ones
// source: Bedorf+ 2012 section 4.2.1   assumes: acceleration is at posMass
import { sumsOf } from "../force/directSum";
import { writeSums } from "../shared/interact";

// The scratch: sums of four samples, those as rows, and the samples in columns.
const ROWS: usize = 64;
const COLUMNS: usize = 128;

export function forceError(
  posMass: usize,
  columns: usize,
  column: usize,
  n: u32,
  acceleration: usize,
  samples: usize,
  from: u32,
  to: u32,
  eps2: f32,
  exact: usize,
  scratch: usize,
): void {
  const targets = scratch + COLUMNS;
  for (let s = <usize>from; s < <usize>to; s += 4) {
    const count = min(4, to - <u32>s);
    for (let k: usize = 0; k < 4; k++) {
      // The first one fills up a four.
      const body = load<u32>(samples + 4 * (k < <usize>count ? s + k : s));
      for (let c: usize = 0; c < 5; c++)
        store<u32>(targets + 16 * c + 4 * k, load<u32>(columns + column * c + 4 * (<usize>body)));
    }
    sumsOf(targets, 16, count, posMass, columns + 4 * column, n, eps2, scratch);
    writeSums(scratch, count, scratch + ROWS);
    for (let k: usize = 0; k < <usize>count; k++) {
      const into = exact + 32 * (s + k);
      v128.store(into, v128.load(scratch + ROWS + 16 * k));
      v128.store(into, v128.load(acceleration + 16 * (<usize>load<u32>(samples + 4 * (s + k)))), 16);
    }
  }
}
