import type { Params } from "./contract.ts";
import { broughtBy } from "./keptCounts.ts";

/** Twin of build/keptPlaces: of each node, how many nodes and bodies come before it. The sums of tiles that the stage begins with are found here again. */
export function keptPlaces(tables: {
  params: Params;
  kept: Uint32Array;
  nodeTest: Uint32Array;
  places: Uint32Array;
}): void {
  const { params, kept, nodeTest, places } = tables;
  let [nodes, bodies] = [0, 0];
  for (let k = 0; k < params.n; k++) {
    places.set([nodes, bodies], 2 * k);
    const [node, more] = broughtBy(kept, nodeTest, k);
    nodes += node;
    bodies += more;
  }
}
