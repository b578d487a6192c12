import type { Floats, Params } from "./contract.ts";
import { joinSums } from "./joinSums.ts";

/** Twin of force/adaptive/join: accelerations of all parts of a walk, n bodies each, and what their groups used, are added to those of the first part. */
export function join(tables: {
  params: Params;
  groupList: Uint32Array;
  acceleration: Floats;
  groupCounts: Uint32Array;
  PARTS: number;
}): void {
  const { params, groupList, groupCounts, PARTS } = tables;
  const groups = groupList[0]!;
  if (groups === 0) return;
  joinSums(tables);
  for (let part = 1; part < PARTS; part++) {
    for (let k = 0; k < 4 * groups; k++) {
      // The last of four is the number of the group's own bodies.
      if (k % 4 < 3) groupCounts[k]! += groupCounts[4 * part * params.groupCapacity + k]!;
    }
  }
}
