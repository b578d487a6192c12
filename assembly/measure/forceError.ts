// forceError: the exact acceleration of a few sampled bodies, by direct sum over all, beside the solver's own.
// reads: posMass, columns, acceleration, samples   writes: exact (direct sum | solver's, two vec4 a sample), scratch
// threads: samples are independent of one another: any thread takes the next ones
// source: Bedorf+ 2012 section 4.2.1   assumes: acceleration is at posMass
import { directSum } from "../force/directSum";

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
  for (let s = <usize>from; s < <usize>to; s++) {
    const body = load<u32>(samples + 4 * s);
    // The sum writes at the place of its body in a table that begins so far before.
    directSum(posMass, columns, column, n, body, body + 1, eps2, exact + 32 * s - 16 * (<usize>body), scratch);
    v128.store(exact + 32 * s, v128.load(acceleration + 16 * (<usize>body)), 16);
  }
}
