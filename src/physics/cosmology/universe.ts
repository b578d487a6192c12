import type { Comoving } from "../../data/bodies/bodies.ts";
import type { Universe } from "../../data/bodies/space.ts";

export type { Universe };

/** What the universe was at first, which only initial conditions ask for. */
export interface Seeded extends Universe {
  /** Baryons, part of omegaM. */
  readonly omegaB: number;
  /** Slope of the first power spectrum. */
  readonly ns: number;
  /** Root mean square of the linear density in spheres of 8 Mpc/h today. */
  readonly sigma8: number;
}

/** Planck Collaboration 2016 (A&A 594, A13), table 4, last column: the values of AREPO's and IllustrisTNG's runs. */
export const PLANCK: Seeded = {
  ...{ omegaM: 0.3089, omegaL: 0.6911, omegaR: 0, w: -1, h: 0.6774 },
  ...{ omegaB: 0.0486, ns: 0.9667, sigma8: 0.8159 },
};

/** Critical density today, Msun/h a cubed Mpc/h. */
export const CRITICAL_DENSITY = 2.775366e11;

/** Longest usual step, in ln a today. */
export const USUAL_STEP = 0.008;
/** The mean distance between neighbours over the usual softening length. */
export const SPACING_PER_SOFTENING = 40;

/** The universe that a file says: where it leaves them out there is no radiation, and dark energy is a cosmological constant. */
export function universeOf({
  omegaM,
  omegaL,
  omegaR = 0,
  w = -1,
  h,
}: Omit<Comoving, "side" | "velocityPower">): Seeded {
  return { ...PLANCK, omegaM, omegaL, omegaR, w, h, omegaB: 0 };
}

const RANGES: Readonly<Record<keyof Seeded, readonly [number, number]>> = {
  omegaM: [1e-6, 10],
  omegaL: [-10, 10],
  omegaR: [0, 1],
  w: [-3, 1 / 3],
  h: [0.01, 10],
  omegaB: [0, 10],
  ns: [-3, 3],
  sigma8: [0.001, 10],
};

/**
 * The universe that a text "omegaM=0.3,omegaL=0.7" says, over what is known of it already. Where only the matter is said, a flat one. Throws one line where a
 * name is unknown or a value is out of range.
 */
export function parseUniverse(text: string, known: Seeded = PLANCK): Seeded {
  const said: Partial<Record<keyof Seeded, number>> = {};
  for (const pair of text.split(",")) {
    const [, name = "", value = ""] = /^\s*(\w+)\s*=\s*(\S+)\s*$/.exec(pair) ?? [];
    const range = RANGES[name as keyof Seeded];
    if (!range)
      throw new Error(
        `${JSON.stringify(pair)} is no number of a cosmology; they are name=number of ${Object.keys(RANGES).join(", ")}`,
      );
    const number = Number(value);
    if (!(number >= range[0] && number <= range[1]))
      throw new Error(`${name}=${value} is not a number from ${range[0]} to ${range[1]}`);
    if (name in said) throw new Error(`${name} is given twice`);
    said[name as keyof Seeded] = number;
  }
  const universe = { ...known, ...said };
  if (said.omegaM !== undefined && said.omegaL === undefined)
    return checked({ ...universe, omegaL: 1 - universe.omegaM - universe.omegaR });
  return checked(universe);
}

/** Throws one line where a universe never began, or has no room for its baryons. */
function checked(universe: Seeded): Seeded {
  if (universe.omegaB > universe.omegaM)
    throw new Error(`omegaB = ${universe.omegaB}: baryons are part of omegaM = ${universe.omegaM}; give less`);
  for (let a = 1e-4; a <= 1; a *= 1.01) {
    if (expansionSquared(universe, a) > 0) continue;
    throw new Error(
      `omegaM = ${universe.omegaM} and omegaL = ${universe.omegaL}: such a universe did not begin with a big bang`,
    );
  }
  return universe;
}

/** Curvature. */
export function omegaK({ omegaM, omegaL, omegaR }: Universe): number {
  return 1 - omegaM - omegaL - omegaR;
}

/** (H / H0)^2 at the scale factor `a` (Friedmann). */
export function expansionSquared(universe: Universe, a: number): number {
  const { omegaM, omegaL, omegaR, w } = universe;
  return omegaL * a ** (-3 - 3 * w) + (omegaK(universe) + (omegaM + omegaR / a) / a) / (a * a);
}

/** H / H0 at the scale factor `a`, 1 today. */
export function expansionRate(universe: Universe, a: number): number {
  return Math.sqrt(expansionSquared(universe, a));
}

/** Share of matter in the critical density at the scale factor `a`. */
export function matterShare(universe: Universe, a: number): number {
  return universe.omegaM / (a * a * a * expansionSquared(universe, a));
}
