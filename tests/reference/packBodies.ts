import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import { type Floats, type Params, unpackLink } from "./contract.ts";

const { OPENED, FILLERS } = CONSTANTS.kept;
const FILLER = [1e15, 1e15, 1e15, 0].map(Math.fround);

/** Twin of build/packBodies: the bodies of opened leaves, and behind the params.sources of them some without mass, far from everything. */
export function packBodies(tables: {
  params: Params;
  kept: Uint32Array;
  places: Uint32Array;
  nodeTest: Uint32Array;
  posMass: Floats;
  packedPosMass: Floats;
}): void {
  const { params, kept, places, nodeTest, posMass, packedPosMass } = tables;
  for (let k = 0; k < params.n; k++) {
    const { leaf, first, count } = unpackLink(nodeTest[4 * k + 3]!);
    if (leaf && kept[k] === OPENED)
      packedPosMass.set(posMass.subarray(4 * first, 4 * (first + count)), 4 * places[2 * k + 1]!);
  }
  for (let k = 0; k < FILLERS; k++) packedPosMass.set(FILLER, 4 * (params.sources + k));
}
