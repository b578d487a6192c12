import { GLOW } from "../tones.ts";

/** The first image has half the picture's pixels a side. */
const FIRST_TEXEL = 2;

/** Widest level of sums that the glow needs. */
export const GLOW_TOP = 9;

/** Variance in pixels of what goes up to a level of sums by `gather` and down again by `refine`. */
const varianceOf = (level: number) => (4 ** level - 1) / 2;

/**
 * Parts of all light that are added to each level's own sums, so that what comes down from there has the variances of the GPU's glow:
 * each of its Gaussians lies between two levels.
 */
export function glowParts(strength: number): Float64Array {
  const parts = new Float64Array(GLOW_TOP + 1);
  let variance = 0;
  GLOW.images.forEach(({ reach, share }, k) => {
    variance += ((reach / 3) * FIRST_TEXEL * 2 ** k) ** 2;
    const part = strength * GLOW.part * share;
    const low = Math.min(GLOW_TOP - 1, Math.floor(Math.log2(2 * variance + 1) / 2));
    const above = (variance - varianceOf(low)) / (varianceOf(low + 1) - varianceOf(low));
    parts[low]! += part * (1 - above);
    parts[low + 1]! += part * above;
  });
  return parts;
}
