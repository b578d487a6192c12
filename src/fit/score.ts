import { agreement, type Motion } from "./images/motion.ts";
import { SIDE, type Target } from "./images/target.ts";

/** Share of all light on a pixel above which light counts by its logarithm. */
export const FAINT = 1e-4;
/** Blur, in pixels: weights of a pixel and its neighbours up to two away, a Gaussian of 1.25 pixels. */
export const BLUR: readonly number[] = (() => {
  const weights = [0, 1, 2].map((d) => Math.exp((-d * d) / (2 * 1.25 * 1.25)));
  const sum = weights[0]! + 2 * weights[1]! + 2 * weights[2]!;
  return weights.map((weight) => weight / sum);
})();
/** The centres' weight falls to a twentieth within this many pixels: every model has them. */
const CENTRE = 6;
const LEAST_WEIGHT = 0.05;
/** Share of the picture's light that counts as tidal: the outermost tenth. */
const OUTER = 0.1;
/** Added to shares of outer light, so that a model without tails still has a score that can grow. */
export const OUTER_FLOOR = 0.01;

/**
 * Velocities of a true state differ less from those of its full run than pictures do, so they count more: the mean of 1 and their agreement to this power.
 */
const MOTION_POWER = 4;

/** A target with what its scores are made of. */
export interface Judge {
  readonly target: Target;
  /** Weight of each pixel, 0 where it is masked. */
  readonly weight: Float64Array;
  /** The picture, blurred and by its logarithm, less its mean; over its norm. */
  readonly wanted: Float64Array;
  /** 1 on the pixels in which the outermost tenth of the picture's light lies. */
  readonly outer: Float64Array;
  /** Share of the light there. */
  readonly outerLight: number;
  /** Velocities along the line of sight that count as well as the picture; null where none were measured. */
  readonly motion: Motion | null;
}

/** The parts of a score, each from 0 to 1 where not said. */
export interface Score {
  /** Correlation times the root of `tails`, and with velocities a power of the mean of 1 and their agreement: what is searched for. */
  readonly score: number;
  /** Weighted correlation of the logarithms of both images, -1 to 1. */
  readonly correlation: number;
  /** Light in the outskirts, the smaller share over the larger. */
  readonly tails: number;
  /** Agreement of velocities along the line of sight, -1 to 1; 1 where none were measured. */
  readonly motion: number;
}

/** An image blurred by `BLUR` in both directions; nothing comes in from outside. */
export function blurred(image: Float64Array): Float64Array {
  const pass = (from: Float64Array, step: number, place: (i: number) => number) => {
    const to = new Float64Array(from.length);
    for (let i = 0; i < from.length; i++) {
      const at = place(i);
      let sum = BLUR[0]! * from[i]!;
      for (let d = 1; d <= 2; d++) {
        if (at >= d) sum += BLUR[d]! * from[i - d * step]!;
        if (at + d < SIDE) sum += BLUR[d]! * from[i + d * step]!;
      }
      to[i] = sum;
    }
    return to;
  };
  return pass(
    pass(image, 1, (i) => i % SIDE),
    SIDE,
    (i) => Math.floor(i / SIDE),
  );
}

const logarithm = (image: Float64Array) => blurred(image).map((share) => Math.log1p(share / FAINT));

/** Makes ready to score models of a target. */
export function judgeOf(target: Target, motion: Motion | null = null): Judge {
  const { light, seen, away } = target;
  const weight = away.map((d, i) => seen[i]! * (LEAST_WEIGHT + 1 - Math.exp(-((d / CENTRE) ** 2))));
  const wanted = logarithm(light);
  const sum = weight.reduce((total, w) => total + w, 0);
  if (sum === 0) throw new Error("all of the picture is masked");
  const mean = wanted.reduce((total, value, i) => total + weight[i]! * value, 0) / sum;
  const norm = Math.sqrt(wanted.reduce((total, value, i) => total + weight[i]! * (value - mean) ** 2, 0));
  if (!(norm > 0)) throw new Error("the picture is equally bright everywhere: it shows no pair");
  // From outside in, until a tenth of the light is met.
  const order = Array.from(away, (_, i) => i).sort((a, b) => away[b]! - away[a]!);
  const outer = new Float64Array(light.length);
  let outerLight = 0;
  for (const i of order) {
    if (outerLight >= OUTER) break;
    outer[i] = seen[i]!;
    outerLight += seen[i]! * light[i]!;
  }
  return { target, weight, wanted: wanted.map((value) => (value - mean) / norm), outer, outerLight, motion };
}

/** How well an image of a model (`imageOf`), and its velocities where some were measured (`fieldOf`), look like what is seen. */
export function scoreOf(
  { weight, wanted, outer, outerLight, motion }: Judge,
  image: Float64Array,
  field: Float64Array | null = null,
): Score {
  const found = logarithm(image);
  let [sum, first, second, both, outside] = [0, 0, 0, 0, 0];
  for (let i = 0; i < found.length; i++) {
    const weighted = weight[i]! * found[i]!;
    sum += weight[i]!;
    first += weighted;
    second += weighted * found[i]!;
    both += weighted * wanted[i]!;
    outside += outer[i]! * image[i]!;
  }
  const variance = second - (first * first) / sum;
  const correlation = variance > 1e-12 ? both / Math.sqrt(variance) : 0;
  const [a, b] = [outside + OUTER_FLOOR, outerLight + OUTER_FLOOR];
  const tails = Math.min(a / b, b / a);
  const agree = motion && field ? agreement(motion, field) : 1;
  const score = Math.max(0, correlation) * Math.sqrt(tails) * (0.5 * (1 + agree)) ** MOTION_POWER;
  return { score, correlation, tails, motion: agree };
}
