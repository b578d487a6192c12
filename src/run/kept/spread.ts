/**
 * At most `most` (2 or more) of `moments`, spread evenly over the whole run, and the least number of steps between two of
 * them: that doubles whenever there are too many, so early and late parts of a run stay equally well covered. The first
 * one stays.
 */
export function thinned<T extends { readonly steps: number }>(
  moments: readonly T[],
  most: number,
  stride: number,
): { kept: T[]; stride: number } {
  let kept = [...moments];
  let apart = stride;
  while (kept.length > Math.max(2, most)) {
    apart *= 2;
    const spread: T[] = [];
    for (const moment of kept) {
      const last = spread.at(-1);
      if (!last || moment.steps - last.steps >= apart) spread.push(moment);
    }
    kept = spread;
  }
  return { kept, stride: apart };
}
