import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import { type Floats, type Params, packLink, unpackLink } from "./contract.ts";

const { LEFT_OUT, OPENED, FILLERS } = CONSTANTS.kept;

/** Twin of build/packNodes: nodes that are kept, one after the other, with links to where their children and bodies stand now. */
export function packNodes(tables: {
  params: Params;
  HEXADECAPOLE?: number;
  kept: Uint32Array;
  places: Uint32Array;
  nodeCentre: Floats;
  nodeTest: Uint32Array;
  nodeMoments: Floats;
  packedCentre: Floats;
  packedTest: Uint32Array;
  packedMoments: Floats;
}): void {
  const { params, kept, places, nodeCentre, nodeTest, nodeMoments, packedCentre, packedTest, packedMoments } = tables;
  const width = tables.HEXADECAPOLE === 1 ? 24 : 8;
  for (let k = 0; k < params.n; k++) {
    if (kept[k] === LEFT_OUT) continue;
    const at = places[2 * k]!;
    const { leaf, first, count } = unpackLink(nodeTest[4 * k + 3]!);
    const link =
      kept[k] === OPENED
        ? { leaf, first: leaf ? places[2 * k + 1]! : places[2 * first]!, count }
        : { leaf: true, first: params.sources, count: FILLERS };
    packedCentre.set(nodeCentre.subarray(4 * k, 4 * k + 4), 4 * at);
    packedTest.set([...nodeTest.subarray(4 * k, 4 * k + 3), packLink(link)], 4 * at);
    packedMoments.set(nodeMoments.subarray(width * k, width * (k + 1)), width * at);
  }
}
