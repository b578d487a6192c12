import { type Box, type Gas, newGas } from "../../src/physics/gas/gas.ts";
import type { GasSettings } from "../../src/physics/gas/settings.ts";

/** What the gas is like somewhere. */
export interface State {
  readonly pressure: number;
  readonly velocity: readonly [number, number, number];
}

/** Particles of equal mass at these places, with pressure and velocity by place and the density that they were laid out with. */
export function setUp(
  places: readonly number[],
  mass: number,
  density: (x: number, y: number, z: number) => number,
  state: (x: number, y: number, z: number) => State,
  box: Box,
  settings: Partial<GasSettings>,
): Gas {
  const gamma = settings.gamma ?? 5 / 3;
  const [velocity, energy]: [number[], number[]] = [[], []];
  for (let k = 0; k < places.length; k += 3) {
    const [x, y, z] = [places[k]!, places[k + 1]!, places[k + 2]!];
    const here = state(x, y, z);
    velocity.push(...here.velocity);
    energy.push(here.pressure / ((gamma - 1) * density(x, y, z)));
  }
  const columns = { mass: new Float64Array(places.length / 3).fill(mass), position: places, velocity, energy };
  return newGas(columns, box, settings);
}

/** The mean of `error` over particles, each weighted by its volume; null leaves one out. */
export function meanOver(gas: Gas, error: (i: number) => number | null): number {
  let [sum, whole] = [0, 0];
  for (let i = 0; i < gas.count; i++) {
    const off = error(i);
    if (off === null) continue;
    sum += off / gas.number[i]!;
    whole += 1 / gas.number[i]!;
  }
  return sum / whole;
}

/** Means of `value` over volume in `bins` equal stretches of [low, high] by `place`; NaN where there is none. */
export function binned(
  gas: Gas,
  place: (i: number) => number,
  value: (i: number) => number,
  [low, high]: readonly [number, number],
  bins: number,
): { readonly at: number; readonly mean: number }[] {
  const [sums, weights] = [new Float64Array(bins), new Float64Array(bins)];
  for (let i = 0; i < gas.count; i++) {
    const bin = Math.floor(((place(i) - low) / (high - low)) * bins);
    if (bin < 0 || bin >= bins) continue;
    sums[bin]! += value(i) / gas.number[i]!;
    weights[bin]! += 1 / gas.number[i]!;
  }
  return Array.from(sums, (sum, bin) => ({ at: low + ((bin + 0.5) / bins) * (high - low), mean: sum / weights[bin]! }));
}
