import { LINK_LEAF } from "../../reference/contract.ts";
import { paramsOf, sizesOf } from "../stageDriver.ts";

/** Numbers of nodes that the stages are tried with which count what is kept of them. */
export const NODES = [0, 1, 2, 63, 64, 65, 255, 256, 257, 3000];

/** So many nodes, of which some are left out, some looked at and some opened; every other one is a leaf. */
export function keptTables(nodes: number) {
  const kept = Uint32Array.from({ length: nodes }, (_, k) => (7 * k * k + k) % 3);
  const nodeTest = new Uint32Array(4 * nodes);
  for (let k = 0; k < nodes; k++) nodeTest[4 * k + 3] = (k % 2 === 0 ? LINK_LEAF : 0) + (k % 16) * 2 ** 27 + k;
  const sizes = { ...sizesOf(64), nodes };
  return { sizes, kept, nodeTest, structs: { params: { ...paramsOf(sizes), n: nodes } } };
}
