import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import { type Params, unpackLink } from "./contract.ts";

const { LEFT_OUT, OPENED, KEPT_TILE } = CONSTANTS.kept;

/** Nodes and bodies that a node brings into an essential tree: itself, and the bodies of an opened leaf. */
export function broughtBy(kept: Uint32Array, nodeTest: Uint32Array, k: number): readonly [number, number] {
  const { leaf, count } = unpackLink(nodeTest[4 * k + 3]!);
  return [Number(kept[k] !== LEFT_OUT), leaf && kept[k] === OPENED ? count : 0];
}

/** Twin of build/keptCounts: how many nodes, and in a second row how many bodies, each tile of nodes brings. */
export function keptCounts(tables: {
  params: Params;
  kept: Uint32Array;
  nodeTest: Uint32Array;
  counts: Uint32Array;
}): void {
  const { params, kept, nodeTest, counts } = tables;
  const tiles = Math.ceil(params.n / KEPT_TILE);
  counts.fill(0, 0, 2 * tiles);
  for (let k = 0; k < params.n; k++) {
    const [node, bodies] = broughtBy(kept, nodeTest, k);
    const tile = Math.floor(k / KEPT_TILE);
    counts[tile]! += node;
    counts[tiles + tile]! += bodies;
  }
}
