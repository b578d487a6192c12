import type { Comoving } from "../bodies/bodies.ts";

/** What a header says about an expanding universe. */
export interface Expansion {
  readonly time: number;
  readonly redshift: number;
  readonly omega0?: number;
  readonly boxSize?: number;
  readonly omegaLambda?: number;
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
  const { boxSize = 0, omega0 = 0, omegaLambda = 0, hubble = 0 } = e;
  if (!(boxSize > 0 && omega0 > 0 && hubble > 0 && isScaleFactor(e))) return null;
  return { side: lengthScale * boxSize, omegaM: omega0, omegaL: omegaLambda, h: hubble, velocityPower };
}

const COMOVING = "A cosmological snapshot: positions are comoving, and it runs only in its expanding box.";

/** Is the time 1/(1+z)? */
function isScaleFactor({ time, redshift }: Expansion): boolean {
  return time > 0 && Math.abs(time * (1 + redshift) - 1) <= 1e-4;
}

/** What is said of a snapshot that is cosmological, or looks like one. */
export function cosmologyNotes(e: Expansion, cosmological: boolean): string[] {
  if (cosmological) return [COMOVING];
  if (e.comoving !== undefined || !isScaleFactor(e) || !((e.omega0 ?? 0) > 0)) return [];
  return ["The header has a cosmology and time 1, but no box that holds the bodies: read as an isolated run."];
}
