import { type Background, unshielded } from "./background.ts";
import { HYDROGEN, HYDROGEN_MASS } from "./rates.ts";

/** The temperature whose shielding tells rows apart. */
const SHIELDED_AT = 1e4;

/** Cooling of primordial gas by a table in log u and, in a background, log density; in cgs units: u in erg a gram, densities in grams a cubic centimetre, times in seconds. */
export interface Cooling {
  /** Log10 of u at the beginning of each row, its intervals a decade, and points of a row. */
  readonly first: number;
  readonly perDecade: number;
  readonly points: number;
  /** Radiation that heats the gas; null: none. */
  readonly background: Background | null;
  /** Log10 of the nuclei of the first row, unshielded, in a cubic centimetre; rows a decade, and rows: 1 where density makes no difference. */
  readonly thinnest: number;
  readonly rowsPerDecade: number;
  readonly rows: number;
  /** Lambda / n_H^2 less the heat of radiation, in erg cm^3 / s, and log10 of temperatures, row by row. */
  readonly lambda: Float64Array;
  readonly temperature: Float64Array;
}

/** Log10 of the nuclei of gas that is not shielded and as ionised: ions and heat go by it, and so do rows, which are closer in density where shielding sets in. */
export const thinNucleiOf = (nuclei: number, background: Background) =>
  Math.log10(nuclei / unshielded(SHIELDED_AT, nuclei, background));

/** Four rows about a density, from one on, and what each counts. */
type Rows = readonly [from: number, weights: readonly number[]];

/** By the cubic through four rows, in Lagrange's form. */
function rowsAt({ background, thinnest, rowsPerDecade, rows }: Cooling, density: number): Rows {
  if (!background) return [0, [1]];
  const at = (thinNucleiOf((density * HYDROGEN) / HYDROGEN_MASS, background) - thinnest) * rowsPerDecade;
  const place = Math.max(0, Math.min(at, rows - 1));
  const from = Math.max(0, Math.min(Math.floor(place) - 1, rows - 4));
  const x = place - from;
  const [b, c, d] = [x - 1, x - 2, x - 3];
  return [from, [(-b * c * d) / 6, (x * c * d) / 2, (-x * b * d) / 2, (x * b * c) / 6]];
}

/** A number of the table at a point of these rows. */
function pointAt({ points }: Cooling, table: Float64Array, k: number, [from, weights]: Rows): number {
  let sum = 0;
  for (let r = 0; r < weights.length; r++) sum += weights[r]! * table[(from + r) * points + k]!;
  return sum;
}

/** Lambda at a point, also at those beyond the ends. */
function lambdaOf(cooling: Cooling, k: number, rows: Rows): number {
  const { points, lambda, perDecade } = cooling;
  if (k < 0) return cooling.background === null ? 0 : pointAt(cooling, lambda, 0, rows);
  if (k < points) return pointAt(cooling, lambda, k, rows);
  return pointAt(cooling, lambda, points - 1, rows) * 10 ** ((k - points + 1) / (2 * perDecade));
}

/** Lambda / n_H^2 less the heat of radiation, in erg cm^3 / s, of gas with this internal energy a gram; its density counts in a background. */
export function lambdaAt(cooling: Cooling, u: number, density = 0): number {
  const at = (Math.log10(u) - cooling.first) * cooling.perDecade;
  const rows = rowsAt(cooling, density);
  if (!(at > 0)) return lambdaOf(cooling, -1, rows);
  const k = Math.floor(at);
  const here = lambdaOf(cooling, k, rows);
  return here + (at - k) * (lambdaOf(cooling, k + 1, rows) - here);
}

/** Temperature in kelvins of gas in equilibrium with this internal energy a gram; below the table in proportion to it. */
export function temperatureAt(cooling: Cooling, u: number, density = 0): number {
  const { first, perDecade, points, temperature } = cooling;
  const at = (Math.log10(u) - first) * perDecade;
  const rows = rowsAt(cooling, density);
  const logT = (k: number) => pointAt(cooling, temperature, k, rows);
  if (!(at > 0)) return 10 ** logT(0) * (u / 10 ** first);
  if (at >= points - 1) return 10 ** (logT(points - 1) + (at - points + 1) / perDecade);
  const k = Math.floor(at);
  return 10 ** (logT(k) + (at - k) * (logT(k + 1) - logT(k)));
}

/** n_H^2 / rho over the density: what Lambda is times to be a loss a gram of gas of unit density. */
const PER_DENSITY = (HYDROGEN / HYDROGEN_MASS) ** 2;

/** du/dt in erg / g / s: -(n_H^2 / rho) Lambda, with n_H = X rho / m_H. */
export const coolingRate = (cooling: Cooling, u: number, density: number): number =>
  -PER_DENSITY * density * lambdaAt(cooling, u, density);

/** The least energy a gram that cooling leaves. */
export const leastEnergy = ({ first }: Cooling): number => 10 ** first;

/**
 * Internal energy a gram after cooling, or being heated, at even density for `dt`; cooling never goes below `floor`. Between points of the table the loss is
 * taken to be linear in u, and du/dt = -(a + b u) is solved exactly from each to the next: so no step is too long, and none goes past the equilibrium.
 */
export function cooled(cooling: Cooling, u: number, density: number, dt: number, floor: number): number {
  const rows = rowsAt(cooling, density);
  const energyOf = (k: number) => 10 ** (cooling.first + k / cooling.perDecade);
  let [now, left] = [u, PER_DENSITY * density * dt];
  // Below the table all is one interval.
  let k = Math.max(Math.floor((Math.log10(u) - cooling.first) * cooling.perDecade), -1);
  while (left > 0) {
    const [low, high] = [k < 0 ? 0 : energyOf(k), energyOf(k + 1)];
    const here = lambdaOf(cooling, k, rows);
    const slope = k < 0 ? 0 : (here - lambdaOf(cooling, k + 1, rows)) / (high - low);
    const rate = slope * (now - low) - here;
    if (rate === 0 || (rate < 0 && now <= floor)) break;
    const edge = rate < 0 ? Math.max(low, floor) : high;
    const growth = slope * left;
    const end = now + rate * left * (growth === 0 ? 1 : Math.expm1(growth) / growth);
    if (rate < 0 ? end >= edge : end <= edge) return end;
    // Time to the edge, where the rate is 1 + y times that of now.
    const y = (slope * (edge - now)) / rate;
    left -= ((edge - now) / rate) * (y === 0 ? 1 : Math.log1p(y) / y);
    now = edge;
    k += rate < 0 ? -1 : 1;
  }
  return now;
}
