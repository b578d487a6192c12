import type { Profile, ProfileClass } from "../../../engine/index.ts";

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

/** Sums of all shells inside each edge: 0 at the first edge, everything at the last. */
export function cumulative(shells: Float64Array): Float64Array {
  const sums = new Float64Array(shells.length + 1);
  shells.forEach((value, k) => {
    sums[k + 1] = sums[k]! + value;
  });
  return sums;
}

/** Radius inside which `mass` is. Inside a shell M(<r) is a power law; null where that is beyond the last edge. */
export function radiusOf(edges: Float64Array, inside: Float64Array, mass: number): number | null {
  const k = inside.findIndex((m, edge) => edge > 0 && m > 0 && m >= mass) - 1;
  if (k < 0 || !Number.isFinite(edges[k + 1]!)) return null;
  const [a, b, inner, outer] = [inside[k]!, inside[k + 1]!, edges[k]!, edges[k + 1]!];
  // An even density where nothing is known to be further in.
  if (a <= 0 || inner <= 0) return Math.cbrt(inner ** 3 + ((outer ** 3 - inner ** 3) * (mass - a)) / (b - a));
  return inner * (outer / inner) ** (Math.log(mass / a) / Math.log(b / a));
}

/** Shares of the mass that Lagrangian radii hold. */
export const SHARES = [0.1, 0.25, 0.5, 0.75, 0.9] as const;

/** Radii about its own centre that hold 10 to 90 % of what a galaxy brought along. */
export function lagrangianRadii(profile: Profile, galaxy: number): (number | null)[] {
  const inside = cumulative(shellMasses(profile, galaxy, (its) => its.galaxy === galaxy));
  return SHARES.map((share) => radiusOf(profile.edges, inside, share * inside.at(-1)!));
}

/** Shells that a plateau is wide at least: four are a factor of 1.55 in radius. */
const WIDE = 4;
/** M(<r) is flat where d ln M / d ln r is less than this; nearly flat, before it rises by so much again, is enough too. */
const FLAT = 0.1;
const NEARLY = { flat: 0.5, rise: 0.3 };
/** Bodies inside a plateau at least: with 20 a slope of 1 would add 11, hardly ever none. */
const FEWEST = 20;

export interface Remnant {
  /** Where M(<r) is flattest, and all that shines inside. */
  readonly radius: number;
  readonly mass: number;
  readonly halfMassRadius: number;
}

/**
 * What has merged about a galaxy's centre: all that shines, whoever brought it, out to the first plateau of M(<r); there
 * at its flattest place. After Bedorf (2014), section 5.4 and figure 5.4. Null where M(<r) flattens nowhere.
 */
export function remnantOf(profile: Profile, galaxy: number): Remnant | null {
  const { edges } = profile;
  const inside = cumulative(shellMasses(profile, galaxy, SHINING));
  const bodies = cumulative(shellCounts(profile, galaxy, SHINING));
  const remnantAt = (k: number): Remnant | null => {
    const halfMassRadius = radiusOf(edges, inside, inside[k]! / 2);
    return halfMassRadius === null ? null : { radius: edges[k]!, mass: inside[k]!, halfMassRadius };
  };
  let flattest: { at: number; slope: number } | null = null;
  for (let k = 1; k + WIDE < edges.length - 1; k++) {
    if (bodies[k]! < FEWEST || !(inside[k]! > 0)) continue;
    const slope = Math.log(inside[k + WIDE]! / inside[k]!) / Math.log(edges[k + WIDE]! / edges[k]!);
    if (!flattest || slope < flattest.slope) flattest = { at: k, slope };
    // The end of the first plateau: something else begins.
    const { slope: least } = flattest;
    if (least < FLAT ? slope >= FLAT : least < NEARLY.flat && slope > least + NEARLY.rise)
      return remnantAt(flattest.at);
  }
  return flattest && flattest.slope < FLAT ? remnantAt(flattest.at) : null;
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
