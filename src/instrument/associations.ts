import type { Emitters } from "./emitters.ts";
import { coarseNormal, uniform } from "./hash.ts";
import type { Palette } from "./palette.ts";

/** Masses of young associations (Msun), numbers of which fall as the power -2 (Zhang & Fall 1999, ApJ 527, L81; few in spirals have more than 2e5: Larsen 2009, A&A 494, 539); the share of a disc's mass that formed in palette.YEARS; the part of those after which groups have come apart (Lada & Lada 2003, ARA&A 41, 57); parsecs across one of 3e4. */
export const YOUNG = { least: 3e3, most: 2e5, share: 0.0024, grouped: 0.3, spread: 45 };
/** Parsecs from the middle of an association of 3e4 solar masses to the edge of the gas that it lights up, which holds so many clouds: as far as its light reaches, with the root of three of its mass (Stromgren 1939, ApJ 89, 526). */
const NEBULA = { radius: 70, clouds: 10 };
/** Share of palette.YEARS after which winds have swept the gas about new stars into a shell, and the shell's radius over the nebula's. */
const SHELL = { age: 0.04, radius: 0.9 };
/** Of an association's light that is in its brightest stars, and how many these are in 3e3 solar masses. */
const BRIGHT = { share: 0.35, stars: 2, most: 40 };

/** What the gas that new stars are still in takes of their light, a magnitude in red (Kennicutt 1983, ApJ 272, 54), until this age as a share of palette.YEARS: 10 Myr. */
const VEILED = { share: 0.6, age: 1 / 6 };

/** What the disc's light is made with. */
export interface DiscChoices {
  readonly palette: Palette;
  /** Factor on the dust. */
  readonly dust: number;
  /** Images of each body along its epicycle; with fewer than four groups of new stars have half as many, too. */
  readonly tracers: number;
  /** Do hardly any stars form, so that what gas is left has settled in rings in the middle? */
  readonly settled: boolean;
  /** Length units in a parsec, and solar masses in a unit of mass. */
  readonly parsec: number;
  readonly solar: number;
}

/** A group of stars that formed together: which one of its body's, solar masses, and its age as a share (0 to 1) of the years in which such are seen. */
interface Association {
  readonly id: number;
  readonly which: number;
  readonly mass: number;
  readonly age: number;
}

/** Adds an association's stars, and the gas about them that glows. */
export function addAssociation(
  emitters: Emitters,
  { palette, parsec, tracers }: Pick<DiscChoices, "palette" | "parsec" | "tracers">,
  place: Float64Array,
  { id, which, mass, age }: Association,
): void {
  const fine = tracers < 4 ? 0.5 : 1;
  const left = 1 - VEILED.share * Math.max(0, 1 - age / VEILED.age);
  const [r, g, b] = palette.young(age).map((light) => left * light) as [number, number, number];
  // They drift apart with age.
  const spread = YOUNG.spread * parsec * (mass / 3e4) ** (1 / 3) * (0.5 + 1.5 * age);
  const [x, y, z] = [place[0]!, place[1]!, place[2]!];
  const parts = Math.ceil(fine * Math.min(16, 2 + Math.round(mass / 6e3)));
  const stars = Math.ceil(fine * Math.min(BRIGHT.most, Math.round((BRIGHT.stars * mass) / YOUNG.least)));
  const part = ((1 - BRIGHT.share) * mass) / parts;
  // Light falls as the rank, as with numbers that fall as the square of the brightness: of the k-th brightest over the mean it is stars / (k sum).
  const star = (BRIGHT.share * mass) / stars;
  const sum = harmonic(stars);
  for (let s = 0; s < parts + stars; s++) {
    const stream = 1000 + 128 * which + 5 * s;
    const [dx, dy, dz] = [coarseNormal(id, stream), coarseNormal(id, stream + 1), coarseNormal(id, stream + 2)];
    // Stars are points; few of them have most of their light.
    const point = s >= parts;
    const size = point ? 0 : spread * (0.35 + 0.5 * uniform(id, stream + 4));
    const suns = point ? star * (stars / ((s - parts + 1) * sum)) : part;
    emitters.add(x + spread * dx, y + spread * dy, z + spread * dz, size, suns * r, suns * g, suns * b, 0);
  }
  const glow = palette.nebula(age);
  if (glow === null) return;
  const wide = NEBULA.radius * parsec * (mass / 3e4) ** (1 / 3);
  const [red, green, blue] = glow;
  const clouds = Math.ceil(fine * NEBULA.clouds);
  const each = mass / clouds;
  const swept = Math.min(1, age / SHELL.age);
  for (let s = 0; s < clouds; s++) {
    const stream = 20_000 + 128 * which + 5 * s;
    const [dx, dy, dz] = [coarseNormal(id, stream), coarseNormal(id, stream + 1), coarseNormal(id, stream + 2)];
    const size = wide * (0.25 + 0.35 * uniform(id, stream + 4)) * (1 - 0.4 * swept);
    const off = wide * (0.55 * (1 - swept) + (SHELL.radius * swept) / (Math.hypot(dx, dy, dz) || 1));
    emitters.add(x + off * dx, y + off * dy, z + off * dz, size, each * red, each * green, each * blue, 0);
  }
}

function harmonic(terms: number): number {
  let sum = 0;
  for (let k = 1; k <= terms; k++) sum += 1 / k;
  return sum;
}
