// bounds: the smallest and largest finite coordinates of a part of the bodies.
// reads: posMass   writes: partial (low xyz 0 | high xyz 0)
// threads: each takes its own part; the parts' bounds are joined by rootCube
// source: Bedorf+ 2012 section 2.1   assumes: nothing
import { finite, larger, smaller, xyz } from "../shared/vector";

const EMPTY: f32 = 3e38;

export function bounds(posMass: usize, from: u32, to: u32, partial: usize): void {
  let low = f32x4.splat(EMPTY);
  let high = f32x4.splat(-EMPTY);
  for (let i = from; i < to; i++) {
    const place = v128.load(posMass + 16 * (<usize>i));
    if (!finite(place)) continue;
    low = smaller(low, place);
    high = larger(high, place);
  }
  v128.store(partial, xyz(low));
  v128.store(partial + 16, xyz(high));
}
