import { type Bodies, type ComponentName, componentIndex, emptyBodies } from "../bodies/bodies.ts";
import type { GasChoice } from "../bodies/gas.ts";
import type { Units } from "../bodies/units.ts";

/** Bodies while a model makes them: like the table of bodies, but in float64, so that recentring and orbits are exact. */
export interface Sample {
  readonly count: number;
  readonly mass: Float64Array;
  readonly position: Float64Array;
  readonly velocity: Float64Array;
  readonly component: Uint8Array;
  readonly galaxy: Uint8Array;
  /** Of gas; of what is no gas the energy is 0. */
  readonly gas?: GasNumbers;
}

/** Internal energy of a unit of mass, and mass of metals over that of all. */
export interface GasNumbers {
  readonly energy: Float64Array;
  readonly metallicity: Float64Array;
  /** What it does in a run. */
  readonly choice?: GasChoice;
}

export type Vector = readonly [number, number, number];

export function newSample(count: number, component: ComponentName): Sample {
  return {
    count,
    mass: new Float64Array(count),
    position: new Float64Array(3 * count),
    velocity: new Float64Array(3 * count),
    component: new Uint8Array(count).fill(componentIndex(component)),
    galaxy: new Uint8Array(count),
  };
}

/** Mass-weighted mean of a `position` or `velocity` array. */
export function massMean(sample: Sample, values: Float64Array): [number, number, number] {
  let total = 0;
  let x = 0;
  let y = 0;
  let z = 0;
  const { mass, count } = sample;
  for (let i = 0, at = 0; i < count; i++, at += 3) {
    const m = mass[i]!;
    total += m;
    x += m * values[at]!;
    y += m * values[at + 1]!;
    z += m * values[at + 2]!;
  }
  return [x / total, y / total, z / total];
}

function shift(values: Float64Array, [x, y, z]: Vector): void {
  for (let at = 0; at < values.length; at += 3) {
    values[at]! += x;
    values[at + 1]! += y;
    values[at + 2]! += z;
  }
}

/** Adds `offset` to every position and `boost` to every velocity. */
export function move(sample: Sample, offset: Vector, boost: Vector): void {
  shift(sample.position, offset);
  shift(sample.velocity, boost);
}

/** Puts the centre of mass at the origin, at rest. */
export function recentre(sample: Sample): void {
  const [x, y, z] = massMean(sample, sample.position);
  const [u, v, w] = massMean(sample, sample.velocity);
  move(sample, [-x, -y, -z], [-u, -v, -w]);
}

function stretch(values: Float64Array, factor: number): void {
  if (factor === 1) return;
  for (let i = 0; i < values.length; i++) values[i]! *= factor;
}

/** Multiplies positions, velocities and masses. */
export function rescale(sample: Sample, length: number, velocity: number, mass = 1): void {
  stretch(sample.position, length);
  stretch(sample.velocity, velocity);
  stretch(sample.mass, mass);
  if (sample.gas) stretch(sample.gas.energy, velocity * velocity);
}

/** One sample of all `parts`, in their order. */
export function join(parts: readonly Sample[]): Sample {
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  // Gas of several galaxies does what that of the first does.
  const first = parts.find((part) => part.gas)?.gas;
  const gas = first && { ...first, energy: new Float64Array(count), metallicity: new Float64Array(count) };
  const all: Sample = { ...newSample(count, "other"), ...(gas && { gas }) };
  let at = 0;
  for (const part of parts) {
    if (part.gas) {
      gas!.energy.set(part.gas.energy, at);
      gas!.metallicity.set(part.gas.metallicity, at);
    }
    all.mass.set(part.mass, at);
    all.position.set(part.position, 3 * at);
    all.velocity.set(part.velocity, 3 * at);
    all.component.set(part.component, at);
    all.galaxy.set(part.galaxy, at);
    at += part.count;
  }
  return all;
}

/** The table of bodies: values rounded to float32, ids in order. */
export function toBodies(sample: Sample, units: Units): Bodies {
  const bodies = emptyBodies(sample.count, units);
  bodies.mass.set(sample.mass);
  bodies.position.set(sample.position);
  bodies.velocity.set(sample.velocity);
  bodies.component.set(sample.component);
  bodies.galaxy.set(sample.galaxy);
  const { gas } = sample;
  if (!gas) return bodies;
  const columns = { internalEnergy: Float32Array.from(gas.energy), metallicity: Float32Array.from(gas.metallicity) };
  return { ...bodies, columns, ...(gas.choice && { gas: gas.choice }) };
}

/** `n` shared out in proportion to `weights`: whole numbers, at least `least` each, that add up to n. */
export function shareOut(n: number, weights: readonly number[], least = 1): number[] {
  if (n < least * weights.length) {
    throw new Error(`${n} bodies are too few for ${weights.length} parts of at least ${least}; ask for more bodies`);
  }
  const total = weights.reduce((sum, w) => sum + w, 0);
  const counts: number[] = [];
  let left = n;
  let weightLeft = total;
  weights.forEach((w, i) => {
    const later = least * (weights.length - 1 - i);
    const share = weightLeft > 0 ? Math.round((left * w) / weightLeft) : least;
    const count = Math.max(least, Math.min(share, left - later));
    counts.push(count);
    left -= count;
    weightLeft -= w;
  });
  counts[0]! += left; // only when the trailing weights are zero
  return counts;
}
