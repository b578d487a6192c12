import type { Comoving } from "../bodies/bodies.ts";
import { GADGET_UNITS, type Units } from "../bodies/units.ts";
import { unitsOfSizes } from "./knownUnits.ts";

/** What a header says about an expanding universe. */
export interface Expansion {
  readonly time: number;
  readonly redshift: number;
  readonly omega0?: number;
  readonly boxSize?: number;
  readonly omegaLambda?: number;
  readonly omegaR?: number;
  /** Pressure over density of dark energy today, and how fast it changes, d w / d a. */
  readonly w?: number;
  readonly wa?: number;
  readonly hubble?: number;
  /** The file says outright that it is (or isn't) comoving. */
  readonly comoving?: boolean;
}

/**
 * Is the snapshot in comoving coordinates? Headers rarely say so: the time is then the scale factor, a = 1/(1+z). At z = 0
 * that holds by chance for an isolated run at time 1 whose header has kept the parameters of a cosmology, so there must be a box too, and all bodies in it:
 * `extent` are the corners of what holds them, where they are known.
 */
export function isCosmological(e: Expansion, extent?: Extent): boolean {
  if (e.comoving !== undefined) return e.comoving;
  if (!isScaleFactor(e)) return false;
  if (e.redshift > 1e-8) return true;
  const { omega0 = 0, boxSize = 0 } = e;
  if (!(omega0 > 0 && boxSize > 0)) return false;
  return !extent || (extent.min.every((x) => x >= -1e-3 * boxSize) && extent.max.every((x) => x <= 1.001 * boxSize));
}

/** Corners of the box that holds all bodies. */
interface Extent {
  readonly min: readonly number[];
  readonly max: readonly number[];
}

/**
 * What a run of a cosmological snapshot needs to know, where the header says it. `lengthScale`: what the header's lengths are multiplied by; `velocityPower`: see
 * Comoving.
 */
export function comovingOf(e: Expansion, velocityPower: number, lengthScale = 1): Comoving | null {
  const { boxSize = 0, omega0 = 0, omegaLambda = 0, omegaR = 0, w = -1, hubble = 0 } = e;
  if (!(boxSize > 0 && omega0 > 0 && hubble > 0 && isScaleFactor(e))) return null;
  return {
    ...{ side: lengthScale * boxSize, omegaM: omega0, omegaL: omegaLambda, h: hubble, velocityPower },
    ...(omegaR > 0 && { omegaR }),
    ...(w !== -1 && { w }),
  };
}

const COMOVING = "A cosmological snapshot: positions are comoving, and it runs only in its expanding box.";

/** Is the time 1/(1+z)? */
function isScaleFactor({ time, redshift }: Expansion): boolean {
  return time > 0 && Math.abs(time * (1 + redshift) - 1) <= 1e-4;
}

/** What is said of a snapshot that is cosmological, or looks like one. */
export function cosmologyNotes(e: Expansion, cosmological: boolean): string[] {
  if (cosmological && (e.wa ?? 0) !== 0)
    return [
      COMOVING,
      `Its dark energy changes, w_a = ${e.wa}: that is left out, and its pressure stays w_0 = ${e.w ?? -1}.`,
    ];
  if (cosmological) return [COMOVING];
  if (e.comoving !== undefined || !isScaleFactor(e) || !((e.omega0 ?? 0) > 0)) return [];
  return ["The header has a cosmology and time 1, but no box that holds the bodies: read as an isolated run."];
}

/** Units of length, kpc, and of mass, Msun, that files without units are in: GADGET's, then those that MUSIC and others write. */
const USUAL_UNITS = [
  { length: 1, mass: 1e10, words: "1 kpc/h, 1e10 Msun/h" },
  { length: 1000, mass: 1e10, words: "1 Mpc/h, 1e10 Msun/h" },
  { length: 1, mass: 1, words: "1 kpc/h, 1 Msun/h" },
  { length: 1000, mass: 1, words: "1 Mpc/h, 1 Msun/h" },
] as const;
/** How well bodies must fill their box by them; parts of a snapshot are rarely of equal mass. */
const [NEAR, NEAR_IN_PARTS] = [0.02, 1];

/**
 * What numbers are taken for in a file without units: GADGET's, or in a comoving box those with which its bodies are omegaM of the critical density. All have km/s.
 * `why`: what the file has instead; `mass`: of the bodies, in the file's unit; `parts`: of how many files this is one.
 */
export function assumedUnits(
  why: string,
  { comoving, cosmological }: { readonly comoving: Comoving | null; readonly cosmological: boolean },
  mass: number,
  parts = 1,
): { readonly units: Units; readonly note: string } {
  const found = comoving && unitsByDensity(comoving, mass, parts);
  if (!found) {
    const words = cosmological ? USUAL_UNITS[0].words : "1 kpc, 1e10 Msun";
    return { units: GADGET_UNITS, note: `Units assumed: GADGET's defaults (${words}, 1 km/s, G = 43007.1); ${why}.` };
  }
  const gravity = (GADGET_UNITS.gravity * (found.mass / USUAL_UNITS[0].mass)) / found.length;
  return {
    units: { ...unitsOfSizes(found.length, found.mass, 1), gravity },
    note: `Units assumed: ${found.words} and 1 km/s, with which the bodies fill their box; ${why}.`,
  };
}

/** Units other than GADGET's with which bodies in a box are omegaM of the critical density; null: there are none. */
function unitsByDensity({ side, omegaM, h }: Comoving, mass: number, parts: number) {
  const [usual, ...others] = USUAL_UNITS;
  // Of the matter there should be, were the units GADGET's: H0 is 0.1 km/s/(kpc/h). Lengths and masses may also be without the factor h.
  const filled = (8 * Math.PI * GADGET_UNITS.gravity * mass * parts) / (3 * 0.01 * omegaM * side ** 3);
  const off = (one: (typeof USUAL_UNITS)[number], share: number) =>
    Math.abs(Math.log((filled * (one.mass / usual.mass)) / one.length ** 3 / share));
  const near = parts > 1 ? NEAR_IN_PARTS : NEAR;
  return others.find((one) => off(one, 1) < near || off(one, h * h) < near) ?? null;
}
