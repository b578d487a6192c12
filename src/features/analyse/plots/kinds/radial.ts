import { cumulative, radiusOf } from "../../../../data/measures/cumulative.ts";
import { type Remnant, remnantIn } from "../../../../data/measures/remnant.ts";
import type { Profile, ProfileClass } from "../../../../engine/index.ts";

/** Numbers out of shells of mass about a centre. All in the units of the bodies. */

export type Pick = (its: ProfileClass) => boolean;
export const EVERYTHING: Pick = () => true;
const SHINING: Pick = (its) => its.shines;

const sumOf = (what: "mass" | "count") => (profile: Profile, galaxy: number, pick: Pick) => {
  const sum = new Float64Array(profile.edges.length - 1);
  profile.classes.forEach((its, kind) => {
    if (!pick(its)) return;
    profile.galaxies[galaxy]![what][kind]!.forEach((value, k) => {
      sum[k]! += value;
    });
  });
  return sum;
};

/** Mass in each shell about galaxy `galaxy` of the classes that `pick` picks. */
export const shellMasses = sumOf("mass");
/** Bodies in each shell, in the same way. */
const shellCounts = sumOf("count");

/** Shares of the mass that Lagrangian radii hold. */
export const SHARES = [0.1, 0.25, 0.5, 0.75, 0.9] as const;

/** Radii about its own centre that hold 10 to 90 % of what a galaxy brought along. */
export function lagrangianRadii(profile: Profile, galaxy: number): (number | null)[] {
  const inside = cumulative(shellMasses(profile, galaxy, (its) => its.galaxy === galaxy));
  return SHARES.map((share) => radiusOf(profile.edges, inside, share * inside.at(-1)!));
}

/**
 * What has merged about a galaxy's centre: all that shines, of whichever galaxy, out to the first plateau of M(<r). Null where
 * M(<r) flattens nowhere.
 */
export function remnantOf(profile: Profile, galaxy: number): Remnant | null {
  const inside = cumulative(shellMasses(profile, galaxy, SHINING));
  const bodies = cumulative(shellCounts(profile, galaxy, SHINING));
  return remnantIn({ edges: profile.edges, inside, bodies });
}

/** Bodies in a bin at least: a share is known to 20 % then. */
const IN_BIN = 25;

export interface Bin {
  /** Shells from `begin` up to `end`, that one not included. */
  readonly begin: number;
  readonly end: number;
  readonly inner: number;
  readonly outer: number;
  /** Where the bin is drawn. */
  readonly radius: number;
}

/** Adjacent shells with some 25 bodies together; the last, endless shell belongs to none. */
export function bins(profile: Profile, galaxy: number): Bin[] {
  const counts = shellCounts(profile, galaxy, EVERYTHING);
  const { edges } = profile;
  const found: Bin[] = [];
  let begin = 0;
  let held = 0;
  for (let k = 0; k < counts.length - 1; k++) {
    if (held === 0 && begin > 0 && counts[k] === 0) {
      // Empty space between things belongs to no bin.
      begin = k + 1;
      continue;
    }
    held += counts[k]!;
    const last = k === counts.length - 2;
    if (held < IN_BIN && !(last && held > 0)) continue;
    const [inner, outer] = [edges[begin]!, edges[k + 1]!];
    // The mean radius in an even ball, or the middle of the shell as a logarithmic axis has it.
    found.push({ begin, end: k + 1, inner, outer, radius: inner > 0 ? Math.sqrt(inner * outer) : 0.75 * outer });
    begin = k + 1;
    held = 0;
  }
  return found;
}

/** Sum of shells in a bin. */
export function inBin(shells: Float64Array, { begin, end }: Bin): number {
  return shells.subarray(begin, end).reduce((a, b) => a + b, 0);
}

/** Radius where plots about a centre are read at first. */
export function readingRadius(profile: Profile, galaxy: number): number {
  return remnantOf(profile, galaxy)?.halfMassRadius ?? profile.galaxies[galaxy]!.halfMassRadius;
}
