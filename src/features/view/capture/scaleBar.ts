/** A length of 1, 2 or 5 times a power of ten that is drawn over at most `most` pixels. */
export interface ScaleBar {
  /** In the unit of `lengthOfPixel`. */
  readonly length: number;
  readonly pixels: number;
}

/** The longest such bar; null where lengths are not known. */
export function scaleBar(lengthOfPixel: number, most: number): ScaleBar | null {
  const longest = lengthOfPixel * most;
  if (!(longest > 0) || !Number.isFinite(longest)) return null;
  const power = 10 ** Math.floor(Math.log10(longest));
  // Rounding must not make a bar of exactly 2 or 5 too long.
  const step = [5, 2, 1].find((k) => k * power <= longest * (1 + 1e-9)) ?? 1;
  const length = Number((step * power).toPrecision(1));
  return { length, pixels: length / lengthOfPixel };
}
