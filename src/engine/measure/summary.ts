import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { type Scaling, UNSCALED } from "../scaling.ts";
import type { Measurement } from "../settings.ts";

// Not from state/sizes.ts: that knows the stages, and brings the text of all shaders into a bundle that has no GPU.
const { SAMPLES } = CONSTANTS["measure/forceError"];

/** Places of the bodies whose force errors are measured: SAMPLES of `n` at most, evenly along the order. */
export function sampledBodies(n: number): Uint32Array<ArrayBuffer> {
  const count = Math.min(SAMPLES, n);
  return Uint32Array.from({ length: count }, (_, i) => Math.floor(((i + 0.5) * n) / count));
}

/**
 * Adds the partial sums of shaders/measure/totals.wgsl in float64. `partials`: 16 numbers per 256 bodies.
 * Masses on the GPU carry Newton's constant, and all numbers are in the engine's own units; energies and momenta that are
 * returned are in the units of the bodies.
 */
export function sumTotals(partials: Float32Array | Float64Array, gravity: number, scaling: Scaling = UNSCALED) {
  const sum = new Float64Array(16);
  for (let i = 0; i < partials.length; i++) sum[i % 16]! += partials[i]!;
  const [mass, virial] = [sum[0]!, sum[3]!];
  const vector = (at: number): [number, number, number] => [sum[at]!, sum[at + 1]!, sum[at + 2]!];
  const scaled = (at: number, by: number) => vector(at).map((x) => x * by) as [number, number, number];
  const twiceKinetic = sum[1]! * scaling.mass * scaling.velocity ** 2;
  const twicePotential = sum[2]! * scaling.mass * scaling.potential;
  const momentum = (scaling.mass * scaling.velocity) / gravity;
  const kinetic = (0.5 * twiceKinetic) / gravity;
  const potential = (0.5 * twicePotential) / gravity;
  return {
    kinetic,
    potential,
    total: kinetic + potential,
    momentum: scaled(4, momentum),
    angularMomentum: scaled(8, momentum * scaling.length),
    centreOfMass: scaled(12, scaling.length / (mass || 1)),
    virialRatio: virial === 0 ? 0 : (0.5 * twiceKinetic) / Math.abs(virial * scaling.mass * scaling.potential),
  };
}

/**
 * Mean interactions per body. `counts`: 4 numbers per group: bodies, cells and expansions used, and its own bodies, which
 * share them.
 */
export function interactions(counts: Uint32Array) {
  let n = 0;
  let pp = 0;
  let pc = 0;
  let far = 0;
  for (let g = 0; g < counts.length; g += 4) {
    const size = counts[g + 3]!;
    n += size;
    pp += size * counts[g]!;
    pc += size * counts[g + 1]!;
    far += counts[g + 2]!;
  }
  return { ppPerBody: pp / (n || 1), pcPerBody: pc / (n || 1), expansionsPerGroup: (4 * far) / (counts.length || 1) };
}

/** What a body of `n` met at the last forces. `counts`: as for `interactions`, of the first `groups`; null: all others, by direct sums. */
export function walked(n: number, groups: number, counts: Uint32Array | null) {
  const met = counts
    ? interactions(counts.subarray(0, 4 * groups))
    : { ppPerBody: n - 1, pcPerBody: 0, expansionsPerGroup: 0 };
  return { ...met, groups };
}

/**
 * Median, 99th and 99.9th percentile and maximum of |a - exact| / |exact|, infinite where either is no number. `pairs`:
 * exact and solver's vec4 per sample. Null without any sample that feels a force.
 */
export function errorPercentiles(pairs: Float32Array): Measurement["forceError"] {
  const errors: number[] = [];
  for (let i = 0; i + 8 <= pairs.length; i += 8) {
    const size = Math.hypot(pairs[i]!, pairs[i + 1]!, pairs[i + 2]!);
    if (size === 0) continue;
    const off = Math.hypot(pairs[i + 4]! - pairs[i]!, pairs[i + 5]! - pairs[i + 1]!, pairs[i + 6]! - pairs[i + 2]!);
    // Among numbers NaN has no place in an order: it would hide where the errors are small.
    errors.push(Number.isFinite(off / size) ? off / size : Number.POSITIVE_INFINITY);
  }
  return percentilesOf(errors.sort((a, b) => a - b));
}

/** Percentiles by rank of `sorted` errors; null where there are none. */
export function percentilesOf(sorted: ArrayLike<number>): Measurement["forceError"] {
  const samples = sorted.length;
  if (samples === 0) return null;
  const at = (q: number) => sorted[Math.min(samples - 1, Math.floor(q * samples))]!;
  return { p50: at(0.5), p99: at(0.99), p999: at(0.999), max: sorted[samples - 1]!, samples };
}
