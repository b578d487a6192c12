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
  for (let k = 0; k < sharp.length; k++) sharp[k] = (1 - inWings) * sharp[k]! + inWings * wide[k]!;
  return sharp;
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
  const half = Float64Array.from({ length: reach + 1 }, (_, k) => Math.exp(-(k * k) / (2 * sigma * sigma)));
  const sum = 2 * half.reduce((a, b) => a + b, 0) - 1;
  const weights = half.map((weight) => weight / sum);
  const across = new Float32Array(image.length);
  const row = channels * width;
  for (let y = 0; y < height; y++) along(across, image, y * row, (y + 1) * row, channels, weights);
  const both = new Float32Array(image.length);
  along(both, across, 0, image.length, row, weights);
  return both;
}

/** Numbers from `begin` to `end`, each the weighted sum of those 0, 1, 2, ... steps before and behind it; beyond the ends there is nothing. */
function along(
  to: Float32Array,
  from: Float32Array,
  begin: number,
  end: number,
  step: number,
  weights: Float64Array,
): void {
  const reach = weights.length - 1;
  const own = weights[0]!;
  const [first, last] = [Math.min(end, begin + reach * step), Math.max(begin, end - reach * step)];
  for (let k = begin; k < end; k++) {
    let value = own * from[k]!;
    if (k >= first && k < last) {
      for (let j = 1, at = step; j <= reach; j++, at += step) value += weights[j]! * (from[k - at]! + from[k + at]!);
    } else {
      for (let j = 1, at = step; j <= reach; j++, at += step) {
        if (k - at >= begin) value += weights[j]! * from[k - at]!;
        if (k + at < end) value += weights[j]! * from[k + at]!;
      }
    }
    to[k] = value;
  }
}
