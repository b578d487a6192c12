import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { timeMyr } from "../../src/data/bodies/units.ts";

/** Radius within which a disc is measured, kpc: what falls out of its edge says nothing of it. */
const WITHIN = 20;

/** What a disc of gas is like, in kpc, Msun and years. */
export interface DiscState {
  readonly gasMsun: number;
  readonly starsMsun: number;
  /** Half of the mean radius: the scale length of an endless exponential. */
  readonly length: number;
  /** Mean height above or below the plane. */
  readonly height: number;
  /** The same of gas and of the stars that were gas, so that what is used up doesn't count. */
  readonly allLength: number;
  readonly allHeight: number;
  /** Mean smoothing length of gas over twice the mean height: above 1 its height isn't resolved. */
  readonly blur: number;
  /** Stars that form, Msun a year. */
  readonly rate: number;
  /** Mean heights of rings. */
  readonly heights: readonly (number | null)[];
}

/** Outer edges of the rings of `heights`, kpc. */
const EDGES = [2, 4, 6, 8, 10, 12, 16];

/** Measures the gas about the middle of all bodies. */
export function discOf({ count, position, mass, units, columns }: Bodies): DiscState {
  const { internalEnergy, birthTime, starFormationRate, smoothingLength } = columns!;
  const [kpc, msun] = [units.lengthKpc!, units.massMsun!];
  const sums = { gas: 0, stars: 0, radius: 0, height: 0, within: 0, rate: 0, reach: 0 };
  const all = { mass: 0, radius: 0, height: 0 };
  const rings = EDGES.map(() => [0, 0] as [number, number]);
  for (let i = 0; i < count; i++) {
    const isNew = birthTime !== undefined && birthTime[i]! > 0;
    const isGas = internalEnergy![i]! > 0;
    if (!isNew && !isGas) continue;
    const m = mass[i]!;
    if (isNew) sums.stars += m;
    else {
      sums.gas += m;
      sums.rate += starFormationRate?.[i] ?? 0;
    }
    const [x, y, z] = [0, 1, 2].map((k) => position[3 * i + k]! * kpc) as [number, number, number];
    const radius = Math.hypot(x, y);
    if (radius > WITHIN) continue;
    all.mass += m;
    all.radius += m * radius;
    all.height += m * Math.abs(z);
    if (isNew) continue;
    sums.reach += m * (smoothingLength?.[i] ?? 0) * kpc;
    sums.within += m;
    sums.radius += m * radius;
    sums.height += m * Math.abs(z);
    const ring = rings[EDGES.findIndex((edge) => radius < edge)];
    if (ring) {
      ring[0] += m;
      ring[1] += m * Math.abs(z);
    }
  }
  return {
    gasMsun: sums.gas * msun,
    starsMsun: sums.stars * msun,
    length: sums.radius / sums.within / 2,
    height: sums.height / sums.within,
    allLength: all.radius / all.mass / 2,
    allHeight: all.height / all.mass,
    blur: sums.reach / sums.height / 2,
    rate: (sums.rate * msun) / (timeMyr(units)! * 1e6),
    heights: rings.map(([m, mz]) => (m > 0 ? mz / m : null)),
  };
}
