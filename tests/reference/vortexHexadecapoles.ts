import { HIGH_STRENGTHS, STRENGTHS } from "./biotSavart.ts";
import { type DispatchIndex, type Floats, type Params, unpackLink } from "./contract.ts";
import { highOf, type Sums } from "./hexadecapoles.ts";
import { bodiesBelow } from "./moments.ts";

/** Twin of build/vortexHexadecapoles: third and fourth moments of each component in each cell of the level, from all elements below it. */
export function vortexHexadecapoles(tables: {
  params: Params;
  dispatch: DispatchIndex;
  elements: Floats;
  strengths: Floats;
  nodeLink: Uint32Array;
  nodeCentre: Floats;
  levelStart: Uint32Array;
  nodeStrengths: Floats;
}): void {
  const { params, dispatch, elements, strengths, nodeLink, nodeCentre, levelStart, nodeStrengths } = tables;
  if (levelStart[31]! > params.nodeCapacity) return;
  for (let k = levelStart[dispatch.index]!; k < levelStart[dispatch.index + 1]!; k++) {
    const { first, end } = bodiesBelow(nodeLink, unpackLink(nodeLink[k]!));
    for (let c = 0; c < 3; c++) {
      const sums: Sums = (indices) => {
        let sum = 0;
        for (let i = first; i < end; i++)
          sum += indices.reduce((m, a) => m * (elements[4 * i + a]! - nodeCentre[4 * k + a]!), strengths[4 * i + c]!);
        return sum;
      };
      nodeStrengths.set(highOf(sums), HIGH_STRENGTHS * k + STRENGTHS + 16 * c);
    }
  }
}
