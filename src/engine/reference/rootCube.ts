import { boundsGroups } from "./bounds.ts";
import type { Floats, Params } from "./contract.ts";

/** The cube is this much wider than the bodies, so that the largest coordinate falls inside its last cell. */
const MARGIN = 1.000001;

/** Twin of build/rootCube: low corner (3) and cells of level 21 per length unit of the cube around all bodies. */
export function rootCube({ params, partials, root }: { params: Params; partials: Floats; root: Floats }): void {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let g = 0; g < boundsGroups(params.n); g++) {
    for (let k = 0; k < 3; k++) {
      low[k] = Math.min(low[k]!, partials[8 * g + k]!);
      high[k] = Math.max(high[k]!, partials[8 * g + 4 + k]!);
    }
  }
  const size = Math.max(high[0]! - low[0]!, high[1]! - low[1]!, high[2]! - low[2]!);
  const side = MARGIN * size;
  for (let k = 0; k < 3; k++) root[k] = (low[k]! + high[k]!) / 2 - side / 2;
  root[3] = side > 0 && size < 3e38 ? 2 ** 21 / side : 0;
}
