import type { Bodies } from "../src/data/bodies/bodies.ts";
import { plummer } from "../src/data/models/plummer.ts";
import { GpuEngine } from "../src/engine/gpuEngine.ts";

/** Total energy in float64, without or with softening. */
export function energyOf({ count, position, velocity, mass }: Bodies, softening: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < 3; k++) sum += 0.5 * mass[i]! * velocity[3 * i + k]! ** 2;
    for (let j = 0; j < i; j++) {
      const x = position[3 * j]! - position[3 * i]!;
      const y = position[3 * j + 1]! - position[3 * i + 1]!;
      const z = position[3 * j + 2]! - position[3 * i + 2]!;
      sum -= (mass[i]! * mass[j]!) / Math.sqrt(x * x + y * y + z * z + softening ** 2);
    }
  }
  return sum;
}

/** Radii about the densest place (the mean of places, weighted by the density of six neighbours: Casertano & Hut 1985) that hold parts of the mass. */
function radiiOf({ count, position }: Bodies, parts: readonly number[]): number[] {
  const at = (i: number) => position.subarray(3 * i, 3 * i + 3);
  const distance = (a: ArrayLike<number>, b: ArrayLike<number>) =>
    Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);
  const centre = [0, 0, 0];
  let weights = 0;
  for (let i = 0; i < count; i++) {
    const sixth = Float64Array.from({ length: count }, (_, j) => distance(at(i), at(j))).sort()[6]!;
    const density = sixth ** -3;
    weights += density;
    for (let k = 0; k < 3; k++) centre[k]! += density * at(i)[k]!;
  }
  const middle = centre.map((x) => x / weights);
  const sorted = Float64Array.from({ length: count }, (_, i) => distance(at(i), middle)).sort();
  return parts.map((part) => sorted[Math.max(0, Math.ceil(part * count) - 1)]!);
}

/** Bodies of the run, and when a Plummer sphere of so many collapses: 330 time units, 17 half-mass relaxation times (Spitzer 1987; Aarseth, Henon & Wielen 1974). */
export const COLLAPSE = { n: 1000, time: 330 };
const PARTS = [0.01, 0.1, 0.5] as const;
const TIMESTEP = 1 / 16;

/** What of the way to the collapse was gone. */
export interface Collapse {
  readonly integrator: string;
  readonly eta: number;
  readonly n: number;
  /** Time that was reached, and seconds for it. */
  readonly reached: number;
  readonly seconds: number;
  /** Forces of all others on one body. */
  readonly forces: number;
  readonly largestEnergyError: number;
  /** Time, relative energy error, and radii that hold 1, 10 and 50 % of the mass. */
  readonly looks: readonly { readonly time: number; readonly energyError: number; readonly radii: readonly number[] }[];
}

/**
 * A Plummer sphere of equal bodies without softening up to `until` time units, or as far as `seconds` suffice: core collapse speeds up
 * encounters, and each has to be resolved.
 */
export async function coreCollapse(
  device: GPUDevice,
  {
    integrator,
    eta,
    until,
    seconds,
    n,
  }: { integrator: string; eta: number; until: number; seconds: number; n: number },
  say: (words: string) => void,
): Promise<Collapse> {
  const bodies = plummer.make({}, { n, seed: 1 });
  const settings = {
    solver: "direct",
    integrator,
    softening: 0,
    eta,
    precision: "extended",
    timestep: TIMESTEP,
  } as const;
  const engine = await GpuEngine.create(device, bodies, settings);
  const start = energyOf(bodies, 0);
  const looks = [{ time: 0, energyError: 0, radii: radiiOf(bodies, PARTS) }];
  let spent = 0;
  for (let time = 1; time <= until && spent < seconds; time++) {
    const begun = performance.now();
    engine.step(1 / TIMESTEP);
    await engine.done();
    spent += (performance.now() - begun) / 1000;
    if (time % 5 !== 0 && time < until && spent < seconds) continue;
    const after = await engine.readBodies();
    looks.push({ time, energyError: energyOf(after, 0) / start - 1, radii: radiiOf(after, PARTS) });
    say(`${integrator} ${JSON.stringify(looks.at(-1))} after ${spent.toFixed(1)} s`);
  }
  const forces = (await engine.measure("ownForces"))!;
  engine.destroy();
  const largestEnergyError = Math.max(...looks.map(({ energyError }) => Math.abs(energyError)));
  return { ...{ integrator, eta, n, reached: looks.at(-1)!.time, seconds: spent, forces }, largestEnergyError, looks };
}
