import { bucketAt } from "../buckets.ts";
import type { DispatchIndex, Floats, Params } from "../contract.ts";
import { addBody, addCell, type Force } from "../gravity.ts";
import { readGroups } from "../groups.ts";
import { sliceGroups } from "./listLengths.ts";

/** Twin of force/octgrav/listForces: each body of a group feels the cells of the group's list and all other bodies of its buckets. */
export function listForces(tables: {
  params: Params;
  dispatch: DispatchIndex;
  posMass: Floats;
  nodeCentre: Floats;
  nodeMoments: Floats;
  bucketLink: Uint32Array;
  groupList: Uint32Array;
  listSizes: Uint32Array;
  listEntries: Uint32Array;
  acceleration: Floats;
  QUADRUPOLE?: number;
}): void {
  const { params, posMass, nodeCentre, nodeMoments, bucketLink, listSizes, listEntries } = tables;
  const groups = readGroups(tables.groupList, params, posMass);
  for (const g of sliceGroups(tables as never)) {
    const [cells, buckets, begin] = listSizes.subarray(4 * g, 4 * g + 3) as unknown as [number, number, number];
    for (let i = groups[g]!.first; i < groups[g]!.end; i++) {
      const force: Force = [0, 0, 0, 0];
      const here = [posMass[4 * i]!, posMass[4 * i + 1]!, posMass[4 * i + 2]!];
      for (const node of listEntries.subarray(begin, begin + cells))
        addCell(force, here, nodeCentre, nodeMoments, node, params.eps2, tables.QUADRUPOLE !== 0);
      for (const node of listEntries.subarray(begin + cells, begin + cells + buckets)) {
        const { first, count } = bucketAt(bucketLink, node);
        for (let j = first; j < first + count; j++) if (j !== i) addBody(force, here, posMass, j, params);
      }
      tables.acceleration.set(force, 4 * i);
    }
  }
}
