import { normal, uniform } from "./hash.ts";
import { lightPerMass } from "./populations.ts";

/** What stands behind and before a galaxy: how many there are, and of what size, form and colour each one is. */

/** Minutes of arc of the sky in a picture, from top to bottom: one frame of Hubble's camera ACS/WFC. With more of the sky, more stands behind that is as bright as the galaxy. */
export const FIELD = 3.4;

/**
 * Galaxies per square degree in R: 7.2e5 brighter than 27, rising as 10^(0.32 R) (Smail et al. 1995, ApJ 449, L105); bright ones are as rare as nearby space is
 * small, 10^(0.6 R), with 92 brighter than 17.77 (Strauss et al. 2002, AJ 124, 1810). Both laws give as many at 21.13.
 */
export const GALAXIES: Counts = {
  slope: 0.32,
  brighter: 7.2e5,
  than: 27,
  from: 15,
  // Fainter ones are lost in the sky of a short exposure.
  to: 24,
  below: { magnitude: 21.13, slope: 0.6 },
};
/** Stars per square degree brighter than V at the galactic pole: 2000 brighter than 20, as 10^(0.2 V) (after Bahcall & Soneira 1980, ApJS 44, 73). */
export const STARS: Counts = { slope: 0.2, brighter: 2000, than: 20, from: 12.5, to: 23 };

interface Counts {
  readonly slope: number;
  readonly brighter: number;
  readonly than: number;
  readonly from: number;
  readonly to: number;
  /** Slope of those brighter than a magnitude, if it is another. */
  readonly below?: { readonly magnitude: number; readonly slope: number };
}

/** So many per square degree are brighter than `magnitude`. */
export function brighterThan({ slope, brighter, than, below }: Counts, magnitude: number): number {
  const edge = below ? Math.min(0, magnitude - below.magnitude) : 0;
  return brighter * 10 ** (slope * (magnitude - than - edge) + (below?.slope ?? 0) * edge);
}

/** The magnitude than which so many per square degree are brighter. */
function magnitudeOf({ slope, brighter, than, below }: Counts, number: number): number {
  const magnitude = than + Math.log10(number / brighter) / slope;
  if (!below || magnitude >= below.magnitude) return magnitude;
  return below.magnitude + ((magnitude - below.magnitude) * slope) / below.slope;
}

/** Magnitudes of what is in so many square degrees. */
export function drawn(counts: Counts, area: number, seed: number): number[] {
  const [least, most] = [brighterThan(counts, counts.from), brighterThan(counts, counts.to)];
  const mean = (most - least) * area;
  const number = Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(seed, 7)));
  return Array.from({ length: number }, (_, k) => magnitudeOf(counts, least + uniform(k, seed + 11) * (most - least)));
}

const COLOURS = { young: tint(3e8), middle: tint(2e9), old: tint(1e10) };

/** Red, green and blue (I, V, B) against the mean of a population of this age. */
function tint(age: number): [number, number, number] {
  const [blue, green, red] = lightPerMass(age, 0.0095) as unknown as [number, number, number];
  return [red / green, 1, blue / green];
}

type Colour = readonly [number, number, number];

/** A small galaxy. */
export interface SmallGalaxy {
  /** Old, by de Vaucouleurs' law; else an exponential disc. */
  readonly early: boolean;
  /** Half-light radius, seconds of arc. */
  readonly arcsec: number;
  /** Shorter axis over longer, and the angle of the longer one. */
  readonly flat: number;
  readonly turned: number;
  /** Strength of two arms where it is large enough, and how they wind. */
  readonly arms: number;
  readonly wound: number;
  readonly tint: Colour;
}

/** The galaxy number `id` of a sky, which has this magnitude (R). */
export function galaxyOf(magnitude: number, id: number): SmallGalaxy {
  // Nearly half of bright galaxies are old and red, few faint ones are: these are bluer (Smail et al. 1995).
  const early = uniform(id, 3) < Math.max(0.08, 0.4 - 0.043 * (magnitude - 17));
  // Half-light radii of faint galaxies: about 0.6 at R = 22, falling slowly.
  const arcsec = 0.6 * 10 ** (-0.12 * (magnitude - 22)) * Math.exp(0.35 * normal(id, 4));
  const mix = early ? 1 : 0.15 + 0.5 * uniform(id, 9);
  // Farther ones are redder.
  const red = 1 + (early ? 0.06 : 0.03) * Math.max(0, magnitude - 18);
  const { young, old } = COLOURS;
  const shade = (c: 0 | 1 | 2) => (1 - mix) * young[c] + mix * old[c];
  return {
    early,
    arcsec,
    flat: early ? 0.55 + 0.45 * uniform(id, 6) : 0.25 + 0.75 * uniform(id, 6),
    turned: Math.PI * uniform(id, 7),
    arms: early ? 0 : 0.6 * uniform(id, 10),
    wound: (uniform(id, 8) < 0.5 ? 1 : -1) * (3 + 3 * uniform(id, 12)),
    tint: [shade(0) * red, shade(1), shade(2) / (early ? red * red : red)],
  };
}

/** The colour of star number `id` of a sky. */
export function starTint(id: number): Colour {
  const u = uniform(id, 23);
  const [a, b, w] =
    u < 0.35 ? [COLOURS.middle, COLOURS.young, u / 0.35] : [COLOURS.middle, COLOURS.old, (u - 0.35) / 0.5];
  return [0, 1, 2].map((c) => a[c]! + Math.min(1.3, w) * (b[c]! - a[c]!)) as unknown as Colour;
}
