import { radiusOf } from "./cumulative.ts";

/** Shells that a plateau is wide at least: with 20 a decade two are a factor of 1.26 in radius. */
const WIDE = 2;
/**
 * M(<r) becomes flat where d ln M / d ln r is less than the first, and rises again where it is more than the second: a child with a fortieth of the mass,
 * in one window, is 0.11. Nearly flat, before it rises by so much again, is enough too.
 */
const FLAT = { below: 0.05, above: 0.1 };
const NEARLY = { below: 0.5, rise: 0.3 };
/** Bodies inside a plateau: a twentieth of all, but no fewer than 20 and no more than 200. By chance 200 are hardly ever followed by none at a slope of 0.1. */
const fewest = (all: number) => Math.min(200, Math.max(20, all / 20));
/** Standard deviations by which a slope must be off to be no scatter. */
const SURE = 3;

/** What is inside each of the edges of shells about a centre. */
export interface Inside {
  /** Radii: 0, logarithmic steps, infinity. */
  readonly edges: Float64Array;
  /** Mass within each, and number of bodies. */
  readonly inside: Float64Array;
  readonly bodies: Float64Array;
}

/** A galaxy as far as it reaches. In the units of the bodies. */
export interface Remnant {
  /** Where M(<r) is flattest, and all that shines inside. */
  readonly radius: number;
  readonly mass: number;
  readonly halfMassRadius: number;
}

/**
 * What has merged about a centre: all out to the first plateau of M(<r), there at its flattest place. After Bedorf (2014),
 * section 5.4 and figure 5.4. Null where M(<r) flattens nowhere.
 */
export function remnantIn({ edges, inside, bodies }: Inside): Remnant | null {
  const remnantAt = (k: number): Remnant | null => {
    const halfMassRadius = radiusOf(edges, inside, inside[k]! / 2);
    return halfMassRadius === null ? null : { radius: edges[k]!, mass: inside[k]!, halfMassRadius };
  };
  const enough = fewest(bodies.at(-1) ?? 0);
  let flattest: { at: number; slope: number } | null = null;
  for (let k = 1; k + WIDE < edges.length - 1; k++) {
    if (bodies[k]! < enough || !(inside[k]! > 0)) continue;
    const width = Math.log(edges[k + WIDE]! / edges[k]!);
    const slope = Math.log(inside[k + WIDE]! / inside[k]!) / width;
    // The next bodies are counted, so they scatter by the root of their number.
    const scatter = (SURE * Math.sqrt(Math.max(1, bodies[k + WIDE]! - bodies[k]!))) / (bodies[k]! * width);
    if (!flattest || slope < flattest.slope) flattest = { at: k, slope };
    // The end of the first plateau: something else begins.
    const { slope: least } = flattest;
    const flat = least < FLAT.below;
    if (flat ? slope > FLAT.above : least < NEARLY.below && slope > least + NEARLY.rise + scatter)
      return remnantAt(flattest.at);
  }
  return flattest && flattest.slope < FLAT.below ? remnantAt(flattest.at) : null;
}
