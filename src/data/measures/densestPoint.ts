import type { Bodies } from "../bodies/bodies.ts";
import { KdTree } from "./kdTree.ts";

/** A place: x y z in length units. */
export type Place = readonly [number, number, number];

/** Bodies whose sphere says how dense it is at a place: 18 % of scatter. */
const NEIGHBOURS = 32;
/** Leaves in which the densest place is looked for: 1000 bodies, many more than scatter can put before it. */
const LEAVES = 128;
/** Times that the place moves to the middle of its neighbours. */
const MOVES = 3;

/** Where the chosen bodies are densest. */
export interface DensestPoint {
  readonly place: Place;
  /** Mass of the 32 nearest bodies (all, where there are fewer) over the sphere that they fill; Infinity where they are all at one place. */
  readonly density: number;
}

/**
 * The densest point of the chosen bodies: the one whose 32 nearest neighbours fill the densest sphere, then three times the
 * middle of those. About it profiles are taken (Bedorf 2014, section 5.4). Throws one line where no body is chosen.
 */
export function densestPoint({ position, mass }: Pick<Bodies, "position" | "mass">, chosen: Uint32Array): DensestPoint {
  if (chosen.length === 0) throw new Error("there are no bodies, so no densest point; choose some");
  const tree = new KdTree(position, chosen);
  const look = (x: number, y: number, z: number) => {
    const { distance2, index } = tree.nearest(x, y, z, NEIGHBOURS);
    let sum = 0;
    const middle = [0, 0, 0];
    for (const i of index) {
      sum += mass[i]!;
      for (let k = 0; k < 3; k++) middle[k]! += mass[i]! * position[3 * i + k]!;
    }
    const density = sum / ((4 / 3) * Math.PI * distance2.at(-1)! ** 1.5);
    // Bodies without mass have no middle: the place stays.
    const place: Place = sum > 0 ? [middle[0]! / sum, middle[1]! / sum, middle[2]! / sum] : [x, y, z];
    return { place, density };
  };
  let best = look(...placeOf(position, chosen[0]!));
  for (const i of tree.inSmallestLeaves(LEAVES)) {
    const found = look(...placeOf(position, i));
    if (found.density > best.density) best = found;
  }
  let { place, density } = best;
  for (let move = 0; move < MOVES; move++) {
    const next = look(...place);
    if (!(next.density >= density)) break;
    ({ place, density } = next);
  }
  return { place, density };
}

const placeOf = (x: Float32Array, i: number): Place => [x[3 * i]!, x[3 * i + 1]!, x[3 * i + 2]!];
