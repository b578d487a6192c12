/** What a header says about an expanding universe. */
export interface Expansion {
  readonly time: number;
  readonly redshift: number;
  readonly omega0?: number;
  readonly omegaLambda?: number;
  readonly boxSize?: number;
  /** The file says outright that it is (or isn't) comoving. */
  readonly comoving?: boolean;
}

/**
 * Is the snapshot in comoving coordinates? Headers rarely say so: the time is then the scale factor, a = 1/(1+z). At z = 0
 * that holds by chance for an isolated run at time 1, so a matter density must be given too.
 */
export function isCosmological(e: Expansion): boolean {
  if (e.comoving !== undefined) return e.comoving;
  if (!(e.time > 0) || Math.abs(e.time * (1 + e.redshift) - 1) > 1e-4) return false;
  return e.redshift > 1e-8 || ((e.omega0 ?? 0) > 0 && ((e.omegaLambda ?? 0) > 0 || (e.boxSize ?? 0) > 0));
}

export const VIEW_ONLY =
  "A cosmological snapshot: positions are comoving and the expansion isn't computed here, so look at it but don't trust a run from it.";
