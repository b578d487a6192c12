import type { Bodies } from "../data/bodies/bodies.ts";
import { axesOf, type View } from "./expose.ts";
import { blur, type PointSpread } from "./pointSpread.ts";
import { neighbourDistances } from "./spacing.ts";
import { CHANNELS, Sums } from "./sums.ts";

/** What of bodies goes into maps of motion. */
export interface Moving {
  readonly bodies: Bodies;
  /** Those that count, and how much each does. */
  readonly chosen: Uint32Array;
  readonly weight: Float32Array;
}

/** Moments of the velocity along the line of sight in each pixel, row by row from the upper left; NaN where there is nothing. */
export interface Moments {
  /** Sum of the weights. */
  readonly sum: Float32Array;
  readonly mean: Float32Array;
  /** Standard deviation. */
  readonly dispersion: Float32Array;
  readonly skewness: Float32Array;
  /** Over that of a normal distribution. */
  readonly excess: Float32Array;
}

/** Neighbours in a body's own sphere, and its image's width over that sphere's radius. */
const NEIGHBOURS = 32;
const KERNEL = 0.35;

/** Places and widths (pixels) of bodies in a view, and velocities away from the camera less their mean (velocity units). */
export function seenFrom({ bodies, chosen, weight }: Moving, view: View) {
  const { position, velocity } = bodies;
  const [right, up, towards] = axesOf(view.from);
  const reach = neighbourDistances(position, chosen, NEIGHBOURS);
  const dot = (table: Float32Array, i: number, axis: readonly number[], from: readonly number[] = [0, 0, 0]) =>
    (table[3 * i]! - from[0]!) * axis[0]! +
    (table[3 * i + 1]! - from[1]!) * axis[1]! +
    (table[3 * i + 2]! - from[2]!) * axis[2]!;
  const { centre, pixel, width, height } = view;
  const x = Float32Array.from(chosen, (i) => dot(position, i, right, centre) / pixel + width / 2);
  const y = Float32Array.from(chosen, (i) => height / 2 - dot(position, i, up, centre) / pixel);
  const sigma = reach.map((r) => (KERNEL * r) / pixel);
  const away = Float32Array.from(chosen, (i) => -dot(velocity, i, towards));
  let [sum, moved] = [0, 0];
  for (let k = 0; k < away.length; k++) {
    sum += weight[k]!;
    moved += weight[k]! * away[k]!;
  }
  const mean = moved / (sum || 1);
  return { x, y, sigma, away: away.map((v) => v - mean), mean };
}

export type Seen = ReturnType<typeof seenFrom>;

/** Moments as a telescope has them: sums of all that falls into its beam, then quotients. Velocities are in units of the bodies. */
export function momentsOf(seen: Seen, weight: Float32Array, view: View, spread: PointSpread): Moments {
  const { width, height } = view;
  const { x, y, sigma, away } = seen;
  // In units of their own spread, so that fourth powers are far from the ends of single precision.
  const unit = Math.sqrt(away.reduce((sum, v) => sum + v * v, 0) / away.length) || 1;
  const added = (numbers: (v: number) => [number, number, number, number]) => {
    const sums = new Sums(width, height);
    for (let k = 0; k < x.length; k++) {
      const [a, b, c, d] = numbers(away[k]! / unit);
      const w = weight[k]!;
      sums.add(x[k]!, y[k]!, sigma[k]!, w * a, w * b, w * c, w * d);
    }
    return blur(sums.join(), width, height, CHANNELS, spread);
  };
  const low = added((v) => [1, v, v * v, v * v * v]);
  const high = added((v) => [v ** 4, 0, 0, 0]);
  const pixels = width * height;
  const [sum, mean, dispersion, skewness, excess] = [0, 0, 0, 0, 0].map(() =>
    new Float32Array(pixels).fill(Number.NaN),
  );
  for (let p = 0; p < pixels; p++) {
    const whole = low[CHANNELS * p]!;
    sum![p] = whole;
    if (!(whole > 0)) continue;
    const [m, m2, m3] = [1, 2, 3].map((power) => low[CHANNELS * p + power]! / whole) as [number, number, number];
    const m4 = high[CHANNELS * p]! / whole;
    const variance = Math.max(0, m2 - m * m);
    mean![p] = unit * m;
    dispersion![p] = unit * Math.sqrt(variance);
    if (variance < 1e-6 * m2) continue;
    skewness![p] = (m3 - 3 * m * m2 + 2 * m ** 3) / variance ** 1.5;
    excess![p] = (m4 - 4 * m * m3 + 6 * m * m * m2 - 3 * m ** 4) / variance ** 2 - 3;
  }
  return { sum: sum!, mean: mean!, dispersion: dispersion!, skewness: skewness!, excess: excess! };
}

/** Weights in channels of velocity (`first` the middle of the lowest, `step` apart), each body spread by the instrument's dispersion; channel by channel. */
export function cubeOf(
  seen: Seen,
  weight: Float32Array,
  view: View,
  spread: PointSpread,
  of: { readonly channels: number; readonly first: number; readonly step: number; readonly dispersion: number },
): Float32Array {
  const { width, height } = view;
  const { channels, first, step, dispersion } = of;
  const cube = new Float32Array(channels * width * height);
  const below = (v: number) => normalIntegral(v / dispersion);
  const sums = new Sums(width, height);
  // As many channels at a time as sums have.
  for (let channel = 0; channel < channels; channel += CHANNELS) {
    sums.clear();
    const edge = first + (channel - 0.5) * step;
    for (let k = 0; k < seen.x.length; k++) {
      const v = seen.away[k]!;
      if (v < edge - 4 * dispersion || v > edge + CHANNELS * step + 4 * dispersion) continue;
      const parts = [0, 1, 2, 3].map(
        (c) => weight[k]! * (below(edge + (c + 1) * step - v) - below(edge + c * step - v)),
      );
      sums.add(seen.x[k]!, seen.y[k]!, seen.sigma[k]!, parts[0]!, parts[1]!, parts[2]!, parts[3]!);
    }
    const joined = blur(sums.join(), width, height, CHANNELS, spread);
    for (let c = 0; c < CHANNELS && channel + c < channels; c++)
      for (let p = 0; p < width * height; p++) cube[(channel + c) * width * height + p] = joined[CHANNELS * p + c]!;
  }
  return cube;
}

/** Integral of the normal distribution up to `x` (Abramowitz & Stegun 1964, 26.2.17: right within 7.5e-8). */
export function normalIntegral(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return x > 0 ? 1 - tail : tail;
}
