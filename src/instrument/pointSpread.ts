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
  // 2 steps each way first, then 3 more at a time: weights behind the last one are 0.
  const reach = weights.length > 3 ? 2 + 3 * Math.ceil((weights.length - 3) / 3) : 2;
  const padded = new Float64Array(reach + 1);
  padded.set(weights);
  const first = Math.min(end, begin + reach * step);
  const last = Math.max(first, end - reach * step);
  nearEnds(to, from, begin, first, begin, end, step, weights);
  nearEnds(to, from, last, end, begin, end, step, weights);
  nearest(to, from, first, last, step, padded[0]!, padded[1]!, padded[2]!);
  for (let k = 3; k <= reach; k += 3)
    farther(to, from, first, last, step, k, padded[k]!, padded[k + 1]!, padded[k + 2]!);
}

/** Those from `first` to `last`, one by one. */
function nearEnds(
  to: Float32Array,
  from: Float32Array,
  first: number,
  last: number,
  begin: number,
  end: number,
  step: number,
  weights: Float64Array,
): void {
  for (let k = first; k < last; k++) {
    let value = weights[0]! * from[k]!;
    for (let j = 1, at = step; j < weights.length; j++, at += step) {
      if (k - at >= begin) value += weights[j]! * from[k - at]!;
      if (k + at < end) value += weights[j]! * from[k + at]!;
    }
    to[k] = value;
  }
}

/** Where nothing is beyond the ends: what is 0, 1 and 2 steps away. A loop over the steps in the one over the numbers costs three times as much. */
function nearest(
  to: Float32Array,
  from: Float32Array,
  first: number,
  last: number,
  step: number,
  own: number,
  a: number,
  b: number,
): void {
  const two = 2 * step;
  for (let k = first; k < last; k++)
    to[k] = own * from[k]! + a * (from[k - step]! + from[k + step]!) + b * (from[k - two]! + from[k + two]!);
}

/** Adds what is `steps`, one and two more steps away. */
function farther(
  to: Float32Array,
  from: Float32Array,
  first: number,
  last: number,
  step: number,
  steps: number,
  a: number,
  b: number,
  c: number,
): void {
  const one = steps * step;
  const two = one + step;
  const three = two + step;
  for (let k = first; k < last; k++)
    to[k]! +=
      a * (from[k - one]! + from[k + one]!) +
      b * (from[k - two]! + from[k + two]!) +
      c * (from[k - three]! + from[k + three]!);
}
