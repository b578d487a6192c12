/** A telescope's image of a point: two round Gaussians, `core` and `wings` (standard deviations, pixels), of which the wings hold a share. */
export interface PointSpread {
  readonly core: number;
  readonly wings: number;
  readonly inWings: number;
}

/** Of seeing with this full width at half maximum, pixels: the wings are those of a Moffat profile with beta about 3. */
export const seeing = (fwhm: number): PointSpread => ({
  core: fwhm / 2.3548,
  wings: (2.2 * fwhm) / 2.3548,
  inWings: 0.12,
});

/** Images of `channels` numbers a pixel, blurred. What would leave the picture is dropped. */
export function blur(
  image: Float32Array,
  width: number,
  height: number,
  channels: number,
  spread: PointSpread,
): Float32Array {
  const { core, wings, inWings } = spread;
  const sharp = gaussian(image, width, height, channels, core);
  if (inWings <= 0) return sharp;
  const wide = gaussian(image, width, height, channels, wings);
  return sharp.map((value, k) => (1 - inWings) * value + inWings * wide[k]!);
}

/** Images of `channels` numbers a pixel, blurred by one Gaussian of standard deviation `sigma` (pixels): rows, then columns. */
export function gaussian(
  image: Float32Array,
  width: number,
  height: number,
  channels: number,
  sigma: number,
): Float32Array {
  if (sigma < 0.2) return image.slice();
  const reach = Math.ceil(4 * sigma);
  const kernel = Float64Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.exp(-((k - reach) ** 2) / (2 * sigma * sigma)),
  );
  const sum = kernel.reduce((a, b) => a + b, 0);
  const weights = kernel.map((weight) => weight / sum);
  const pass = (from: Float32Array, length: number, lines: number, step: number, lineStep: number) => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < lines; line++) {
      for (let at = 0; at < length; at++) {
        const first = Math.max(0, at - reach);
        const last = Math.min(length - 1, at + reach);
        for (let k = first; k <= last; k++) {
          const weight = weights[k - at + reach]!;
          const [p, q] = [line * lineStep + at * step, line * lineStep + k * step];
          for (let c = 0; c < channels; c++) to[p + c]! += weight * from[q + c]!;
        }
      }
    }
    return to;
  };
  const across = pass(image, width, height, channels, channels * width);
  return pass(across, height, width, channels * width, channels);
}
