import { IONISED_AT_1E4_K, NEUTRAL_AT_1E4_K, type Units } from "../bodies/units.ts";
import { exp, log } from "./portable.ts";
import { bracket } from "./potential.ts";

/** Temperature from which on gas is ionised, in kelvins. */
const IONISES = 15000;

/** Density from which on stars form, in Msun / kpc^3: 0.128 hydrogen nuclei in a cubic centimetre. */
const THRESHOLD = 4.169e6;

/** Internal energies of gas with cold clouds, in (km/s)^2, at multiples of the threshold (Springel & Hernquist 2003, by physics/gas/twoPhase with their numbers). */
const DENSE = [
  [1, 210.97],
  [1.5, 353.6],
  [2, 504.72],
  [3, 786.03],
  [5, 1252.0],
  [10, 2072.5],
  [30, 3849.7],
  [100, 6708.9],
  [300, 10367],
  [1000, 15248.5],
  [3000, 19239],
  [10000, 20935],
] as const;

/** From this multiple of the threshold on energies go over from those of thin gas to those of dense gas. */
const JOINS = 0.5;

/** Points of the tables a unit of the logarithm of the density, and how far they go beyond the threshold. */
const [PER, BEYOND] = [20, 14];

/** Pressure over density, by the logarithm of the density; in one system of units. */
export interface GasLaw {
  /** P / rho. */
  squared(logDensity: number): number;
  /** Integral of dP / rho, but for a constant. */
  enthalpy(logDensity: number): number;
  /** The logarithm of the density where the enthalpy is so much. */
  logDensity(enthalpy: number): number;
}

/** What the energy of the gas follows from. */
export interface GasState {
  /** Of gas below the threshold, kelvins. */
  readonly temperature: number;
  /** Whether dense gas has cold clouds and forms stars. */
  readonly stars: boolean;
}

/** Two thirds of u is P / rho. */
const PRESSURE = 2 / 3;

/** The law of gas in units of galaxies. */
export function gasLaw({ temperature, stars }: GasState, { massMsun, lengthKpc, velocityKms }: Units): GasLaw {
  const velocity2 = velocityKms! * velocityKms!;
  const thin =
    (PRESSURE * (temperature < IONISES ? NEUTRAL_AT_1E4_K : IONISED_AT_1E4_K) * temperature) / 1e4 / velocity2;
  if (!stars) return { squared: () => thin, enthalpy: (x) => thin * x, logDensity: (h) => h / thin };
  const first = log((JOINS * THRESHOLD * lengthKpc! * lengthKpc! * lengthKpc!) / massMsun!);
  const knots = [[JOINS, 0] as const, ...DENSE].map(
    ([ratio, u]) => [log(ratio / JOINS), log(Math.max(thin, (PRESSURE * u) / velocity2))] as const,
  );
  const squaredAt = (x: number) => {
    if (x <= 0) return thin;
    const k = knots.findIndex(([at]) => at > x);
    if (k < 0) return exp(knots[knots.length - 1]![1]);
    const [[x0, y0], [x1, y1]] = [knots[k - 1]!, knots[k]!];
    return exp(y0 + ((x - x0) / (x1 - x0)) * (y1 - y0));
  };
  const squared = Float64Array.from({ length: BEYOND * PER + 1 }, (_, k) => squaredAt(k / PER));
  // dP / rho = c^2 dln rho + dc^2.
  const enthalpy = new Float64Array(squared.length);
  for (let k = 1; k < squared.length; k++) {
    const [before, after] = [squared[k - 1]!, squared[k]!];
    enthalpy[k] = enthalpy[k - 1]! + (before + after) / (2 * PER) + after - before;
  }
  const look = (table: Float64Array, x: number) => {
    const place = Math.min(x * PER, table.length - 1.001);
    const k = Math.floor(place);
    return table[k]! + (place - k) * (table[k + 1]! - table[k]!);
  };
  return {
    squared: (x) => (x <= first ? thin : look(squared, x - first)),
    enthalpy: (x) => (x <= first ? thin * (x - first) : look(enthalpy, x - first)),
    logDensity(h) {
      if (h <= 0) return first + h / thin;
      const k = bracket(enthalpy, h);
      return first + (k + Math.min((h - enthalpy[k]!) / (enthalpy[k + 1]! - enthalpy[k]!), 1)) / PER;
    },
  };
}
