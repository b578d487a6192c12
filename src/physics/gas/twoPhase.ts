import type { TwoPhaseSettings } from "../../data/bodies/gas.ts";
import { equilibrium, HYDROGEN, HYDROGEN_MASS, ionisedEnergyAt, neutralEnergyAt } from "./rates.ts";

/** Seconds. */
export const YEAR = 3.15576e7;

export type { TwoPhaseSettings };

/** Those of Springel & Hernquist (2003). */
export const TWO_PHASE_SETTINGS: TwoPhaseSettings = {
  timescale: 2.1e9,
  exploding: 0.1,
  evaporation: 1000,
  supernova: 1e8,
  cloud: 1000,
  yields: 0.02,
};

/** The model with its threshold, in cgs units. */
export interface TwoPhase {
  readonly settings: TwoPhaseSettings;
  /** Density at which stars begin to form, in grams a cubic centimetre, and the same as hydrogen nuclei in a cubic centimetre. */
  readonly threshold: number;
  readonly thresholdNumber: number;
  /** Energies a gram of supernova ejecta, above that of clouds, and of clouds. */
  readonly hot: number;
  readonly cold: number;
}

/** What gas above the threshold is like. */
export interface Phases {
  /** Share of the mass in cold clouds. */
  readonly cold: number;
  /** Mean internal energy, in erg a gram. */
  readonly energy: number;
  /** Time in which clouds become stars, in seconds. */
  readonly timescale: number;
  /** Part of the gas that stays in stars, a second: (1 - beta) x / t. */
  readonly rate: number;
}

/** Lambda / n_H^2 of the medium around the clouds: as hot as fully ionised gas with this energy is, which supernovae and gas of 10^4 K are taken for too. */
function ambientCooling(u: number): number {
  return equilibrium((1e8 * u) / ionisedEnergyAt(1e8)).cooling;
}

/** Puts the threshold where the equation of state of the two phases joins on to gas of 10^4 K (Springel & Hernquist 2003). */
export function newTwoPhase(given: Partial<TwoPhaseSettings> = {}): TwoPhase {
  const settings = { ...TWO_PHASE_SETTINGS, ...given };
  const { exploding: beta, evaporation, timescale } = settings;
  const hot = ionisedEnergyAt(settings.supernova);
  const cold = neutralEnergyAt(settings.cloud);
  const warm = ionisedEnergyAt(1e4);
  const peak = hot / evaporation;
  const clouds = 1 + ((evaporation + 1) * (cold - warm)) / hot;
  if (!(clouds > 0 && clouds < 1))
    throw new Error(
      `a share of ${clouds} would be in clouds at the threshold; supernovae must be far hotter than 10^4 K`,
    );
  const perMass = HYDROGEN / HYDROGEN_MASS;
  // rho = x / (1 - x)^2 (beta u_SN - (1 - beta) u_c) / (t0 Lambda(u_SN / A0)), with the loss a unit of mass rho (X / m_H)^2 Lambda.
  const loss = perMass * perMass * ambientCooling(peak);
  const threshold = ((clouds / (1 - clouds) ** 2) * (beta * hot - (1 - beta) * cold)) / (timescale * YEAR * loss);
  return { settings, threshold, thresholdNumber: threshold * perMass, hot, cold };
}

/** Points a doubling of the density of a table of rates, and doublings. */
export const POINTS = 8;
const DOUBLINGS = 24;

const known = new WeakMap<TwoPhase, Float64Array>();

/** Parts of its mass that gas turns into stars in a second, eight to each doubling of the density from the threshold on: for millions of bodies are asked for. */
export function rateTable(phases: TwoPhase): Float64Array {
  const at = (k: number) => phasesAt(phases, phases.threshold * 2 ** (k / POINTS) * (1 + 1e-12))!.rate;
  const table = known.get(phases) ?? Float64Array.from({ length: POINTS * DOUBLINGS + 1 }, (_, k) => at(k));
  known.set(phases, table);
  return table;
}

/** The part at a density over the threshold, from such a table; 0 below it. */
export function rateIn(table: ArrayLike<number>, ratio: number): number {
  if (!(ratio >= 1)) return 0;
  const place = Math.min(POINTS * Math.log2(ratio), table.length - 1.001);
  const k = Math.floor(place);
  return table[k]! + (place - k) * (table[k + 1]! - table[k]!);
}

/** Clouds, energy and star formation of gas at a density in grams a cubic centimetre; null below the threshold. After Springel & Hernquist (2003). */
export function phasesAt({ settings, threshold, hot, cold }: TwoPhase, density: number): Phases | null {
  if (!(density >= threshold)) return null;
  const { exploding: beta, evaporation } = settings;
  const ratio = density / threshold;
  const timescale = (settings.timescale * YEAR) / Math.sqrt(ratio);
  const ambient = hot / (1 + evaporation * ratio ** -0.8) + cold;
  const perMass = HYDROGEN / HYDROGEN_MASS;
  const y = (timescale * density * perMass * perMass * ambientCooling(ambient)) / (beta * hot - (1 - beta) * cold);
  const x = 1 + 1 / (2 * y) - Math.sqrt(1 / y + 1 / (4 * y * y));
  return { cold: x, energy: (1 - x) * ambient + x * cold, timescale, rate: ((1 - beta) * x) / timescale };
}
