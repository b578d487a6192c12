import { GLOW } from "../tones.ts";

/**
 * Three's BloomNode, which draws the glow on the GPU (picture.ts): five images, each of half the last one's size and made from
 * it by a Gaussian that reaches so many texels, three times its standard deviation; and how much of each is added, of wide ones
 * less than of narrow ones or, with the radius 1, the other way round.
 */
const REACHES = [6, 10, 14, 18, 22] as const;
const PARTS = [1, 0.8, 0.6, 0.4, 0.2] as const;
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
  REACHES.forEach((reach, k) => {
    variance += ((reach / 3) * FIRST_TEXEL * 2 ** k) ** 2;
    const part = strength * GLOW.part * (PARTS[k]! + GLOW.radius * (1.2 - 2 * PARTS[k]!));
    const low = Math.min(GLOW_TOP - 1, Math.floor(Math.log2(2 * variance + 1) / 2));
    const above = (variance - varianceOf(low)) / (varianceOf(low + 1) - varianceOf(low));
    parts[low]! += part * (1 - above);
    parts[low + 1]! += part * above;
  });
  return parts;
}
