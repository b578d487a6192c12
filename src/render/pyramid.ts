/**
 * Sums of light at several widths: level 0 has a texel a pixel, each next one half as many a side. A body is put into the
 * levels whose texels are about as wide as its image, by the quadratic B-spline over 3 x 3 texels; levels are joined from
 * the widest down by the spline's own refinement (weights 1 3 3 1 over 4, Chaikin 1974), so a wide image is as smooth as
 * the spline: no blocks. An image that came through level L has a variance of 4^L / 2 - 1/4 square pixels.
 */

/** Widest level: images of up to 45 pixels. */
export const TOP = 6;

/** Texels beside the picture on each side: images whose middle lies outside reach in. */
export const MARGIN = 1;

/** 32-bit words a texel: red, green, blue. */
export const WORDS = 3;

/** Texels of a side of `pixels` pixels, at `level`. */
export const side = (pixels: number, level: number): number => Math.ceil(pixels / 2 ** level) + 2 * MARGIN;

/** Texels of the levels from `first` to the top. */
export function texels(width: number, height: number, first = 0): number {
  let sum = 0;
  for (let level = first; level <= TOP; level++) sum += side(width, level) * side(height, level);
  return sum;
}

/** Shares below which an image goes to one level only: it is not seen, and it halves the work of most bodies. */
export const SNAP = 0.04;
