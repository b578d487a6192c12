import type { Units } from "../../data/bodies/units.ts";
import { type Cooling, cooled, leastEnergy } from "./cooling.ts";
import type { Gas } from "./gas.ts";
import { type JeansFloor, jeansSlope } from "./jeans.ts";
import { becomesStar } from "./starFormation.ts";
import { freeFallRate, type Supernovae } from "./supernovae.ts";
import { phasesAt, type TwoPhase } from "./twoPhase.ts";

/** Kiloparsec in centimetres and solar mass in grams. */
const [KPC, SUN] = [3.0856775814913673e21, 1.98841e33];

/** What one unit of a gas is in cgs units. */
export interface CgsUnits {
  /** Grams a cubic centimetre. */
  readonly density: number;
  /** Erg a gram. */
  readonly energy: number;
  /** Seconds. */
  readonly time: number;
}

/** The same where space has expanded to a scale factor: densities are comoving, energies come times its square, and times over it. */
const expandedTo = ({ density, energy, time }: CgsUnits, scale: number): CgsUnits => ({
  density: density / scale ** 3,
  energy: energy / scale ** 2,
  time: time * scale ** 2,
});

/** For bodies in `units`. Throws one line where these are dimensionless: cooling and stars need a scale. */
export function cgsOf({ name, lengthKpc, massMsun, velocityKms }: Units): CgsUnits {
  if (lengthKpc === null || massMsun === null || velocityKms === null)
    throw new Error(`units "${name}" have no length, mass and velocity; gas that cools needs them`);
  const [length, velocity] = [lengthKpc * KPC, velocityKms * 1e5];
  return { density: (massMsun * SUN) / length ** 3, energy: velocity * velocity, time: length / velocity };
}

/** What gas of a galaxy does besides flowing. */
export interface GalaxyGas {
  readonly cooling: Cooling;
  /** Null: dense gas just cools. */
  readonly phases: TwoPhase | null;
  /** Stars by the free-fall time that explode one by one; absent: none do. */
  readonly supernovae?: Supernovae;
  /** A floor of the pressure; absent: none. */
  readonly jeans?: JeansFloor;
  readonly cgs: CgsUnits;
}

/**
 * Lets the gas cool for `dt` at its present densities, to gas of 10^4 K at least (in a background to where its heat balances it), and above the threshold of star formation to the energy of the two
 * phases, to which colder gas is raised, as it is to a floor of the pressure. The account has what was taken and given. `scale`: the scale factor, where space expands. `[from, to]`: of which particles.
 */
export function coolGas(
  gas: Gas,
  { cooling, phases, jeans, cgs: today }: GalaxyGas,
  dt: number,
  scale = 1,
  [from, to]: readonly [from: number, to: number] = [0, gas.count],
): void {
  const { density, energy, mass, smoothing, account, settings } = gas;
  const cgs = expandedTo(today, scale);
  const warm = leastEnergy(cooling);
  const slope = jeans ? jeansSlope(jeans, settings.gamma) : 0;
  for (let i = from; i < to; i++) {
    const rho = density[i]! * cgs.density;
    const u = energy[i]! * cgs.energy;
    const dense = phases ? phasesAt(phases, rho) : null;
    const least = Math.max(dense ? dense.energy : warm, settings.floor * today.energy);
    const left = dense && u < least ? least : cooled(cooling, u, rho, dt * cgs.time, least);
    const held = jeans ? slope * density[i]! * Math.max(jeans.softening, smoothing[i]!) ** 2 : 0;
    const after = Math.max(left / cgs.energy, held);
    const change = mass[i]! * (after - energy[i]!);
    if (change < 0) account.cooled -= change;
    else account.heated += change;
    energy[i] = after;
  }
}

/** The part of its mass that each particle `from` .. `to` turns into stars in a unit of time; 0 below the threshold, where none form, and of the others. */
export function starRates({ count, density }: Gas, galaxy: GalaxyGas, from = 0, to = count): Float64Array {
  const rates = new Float64Array(count);
  if (galaxy.phases || galaxy.supernovae)
    for (let i = from; i < to; i++) rates[i] = starRateAt(galaxy, density[i]! * galaxy.cgs.density) * galaxy.cgs.time;
  return rates;
}

/** The same for a second, of gas at a density in grams a cubic centimetre. */
const starRateAt = ({ phases, supernovae }: GalaxyGas, density: number): number =>
  supernovae ? freeFallRate(supernovae, density) : ((phases && phasesAt(phases, density)?.rate) ?? 0);

/** Mass of stars that form in a unit of time, all particles together. */
export function starFormationRate(gas: Gas, galaxy: GalaxyGas): number {
  return starRates(gas, galaxy).reduce((sum, rate, i) => sum + gas.mass[i]! * rate, 0);
}

/** Which particles become stars in a step of `dt`, by their ids and `starRates`: the same for the same ids, step and seed, in whatever order they stand. */
export function newStars(rates: Float64Array, id: ArrayLike<number>, step: number, dt: number, seed = 0): number[] {
  const born: number[] = [];
  for (let i = 0; i < rates.length; i++) if (becomesStar(id[i]!, step, rates[i]!, dt, seed)) born.push(i);
  return born;
}

/** Share of a particle's mass that is metals of its stars of a step of `dt`, by `starRates`: given back at once to the gas that they form from (Springel & Hernquist 2003, eq. 40). */
export const newMetals = (rate: number, { phases }: GalaxyGas, dt: number): number =>
  (phases?.settings.yields ?? 0) * rate * dt;
