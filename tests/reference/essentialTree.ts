import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import type { Floats, Params } from "./contract.ts";
import { broughtBy } from "./keptCounts.ts";
import { keptPlaces } from "./keptPlaces.ts";
import { packBodies } from "./packBodies.ts";
import { packNodes } from "./packNodes.ts";
import { prune } from "./prune.ts";

const { FILLERS } = CONSTANTS.kept;

/** The tree that is cut, as `treeOf` of the sample tables gives it. */
export interface WholeTree {
  readonly total: number;
  readonly posMass: Float32Array;
  readonly nodeCentre: Float32Array;
  readonly nodeTest: Uint32Array;
  readonly nodeMoments: Float32Array;
  readonly levelStart: Uint32Array;
}

/** How the walks of the other domain open cells. */
export interface Cut {
  readonly params: Params;
  readonly OPENING: number;
  readonly QUADRUPOLE: number;
  readonly HEXADECAPOLE: number;
}

/** What the stages from prune to packBodies make of a tree, one twin after the other: what is kept, where it goes, and the essential tree. */
export function essentialTree(whole: WholeTree, boxes: Float32Array, cut: Cut) {
  const { total, posMass, nodeTest } = whole;
  const kept = new Uint32Array(total);
  const places = new Uint32Array(2 * total);
  const params = { ...cut.params, n: total };
  prune({ ...whole, ...cut, boxes, kept });
  keptPlaces({ params, kept, nodeTest, places });
  const [node, more] = broughtBy(kept, nodeTest, total - 1);
  const [nodes, bodies] = [places[2 * total - 2]! + node, places[2 * total - 1]! + more];
  const packed = {
    packedPosMass: new Float32Array(4 * (bodies + FILLERS)),
    packedCentre: new Float32Array(4 * nodes),
    packedTest: new Uint32Array(4 * nodes),
    packedMoments: new Float32Array((whole.nodeMoments.length / total) * nodes),
  } satisfies Record<string, Floats | Uint32Array>;
  const given = { ...whole, ...packed, params: { ...params, sources: bodies }, kept, places };
  packNodes({ ...given, HEXADECAPOLE: cut.HEXADECAPOLE });
  packBodies({ ...given, posMass });
  return { nodes, bodies, kept, places, ...packed, params: given.params };
}
