import { radiusOf } from "./cumulative.ts";

/** Shells that a plateau is wide at least: four are a factor of 1.55 in radius. */
const WIDE = 4;
/** M(<r) is flat where d ln M / d ln r is less than this; nearly flat, before it rises by so much again, is enough too. */
const FLAT = 0.1;
const NEARLY = { flat: 0.5, rise: 0.3 };
/** Bodies inside a plateau at least: with 20 a slope of 1 would add 11, hardly ever none. */
const FEWEST = 20;

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
