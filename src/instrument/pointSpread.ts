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
  const across = new Float32Array(image.length);
  const row = channels * width;
  for (let y = 0; y < height; y++)
    for (let k = -reach; k <= reach; k++)
      addShifted(across, image, y * row, (y + 1) * row, y * row, (y + 1) * row, k * channels, weights[k + reach]!);
  const both = new Float32Array(image.length);
  for (let y = 0; y < height; y++)
    for (let k = -reach; k <= reach; k++)
      addShifted(both, across, y * row, (y + 1) * row, 0, image.length, k * row, weights[k + reach]!);
  return both;
}

/** Adds to numbers from `begin` to `end` those `shift` farther on, times a weight, where these are from `first` to `last`. */
function addShifted(
  to: Float32Array,
  from: Float32Array,
  begin: number,
  end: number,
  first: number,
  last: number,
  shift: number,
  weight: number,
): void {
  const stop = Math.min(end, last - shift);
  for (let k = Math.max(begin, first - shift); k < stop; k++) to[k]! += weight * from[k + shift]!;
}
