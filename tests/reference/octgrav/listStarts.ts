import { type DispatchIndex, FAULT_LISTS, type Params } from "../contract.ts";
import { sliceGroups } from "./listLengths.ts";

/** Twin of force/octgrav/listStarts: each list begins where those before it end; where they don't all fit, all become empty. */
export function listStarts(tables: {
  params: Params;
  dispatch: DispatchIndex;
  groupList: Uint32Array;
  listEntries: Uint32Array;
  listSizes: Uint32Array;
  status: Uint32Array;
}): void {
  const { listSizes, listEntries, status } = tables;
  const groups = sliceGroups(tables as never);
  let start = 0;
  for (const g of groups) {
    listSizes[4 * g + 2] = start;
    listSizes[4 * g + 3] = 0;
    start += listSizes[4 * g]! + listSizes[4 * g + 1]!;
  }
  status[8] = Math.max(status[8]!, start);
  if (start <= listEntries.length) return;
  status[0]! |= FAULT_LISTS;
  for (const g of groups) listSizes.fill(0, 4 * g, 4 * g + 4);
}
