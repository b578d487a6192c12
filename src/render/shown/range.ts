/** Decades that the map spans by default. */
export const DECADES = 4;

/** The upper end lies on steps of half a decade, and moves only when what is seen leaves this far: it does not flicker. */
const STEP = 0.5;
const ABOVE = 0.15;
const BELOW = 0.9;

type Range = readonly [number, number];

/**
 * Decimal logarithms of the ends of a colour map for these blocks (four numbers each, the first counts): the densest is
 * shown near the upper end. Returns `before` itself while that will do, also where nothing is seen.
 */
export function rangeOf(blocks: Float32Array, before: Range | null): Range | null {
  let most = 0;
  for (let i = 0; i < blocks.length; i += 4) {
    const value = blocks[i]!;
    if (value > most && Number.isFinite(value)) most = value;
  }
  if (!(most > 0)) return before;
  const top = Math.log10(most);
  if (before && top <= before[1] + ABOVE && top >= before[1] - BELOW) return before;
  const high = STEP * Math.ceil(top / STEP);
  return [high - DECADES, high];
}
