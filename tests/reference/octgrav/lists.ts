import { readGroups } from "../groups.ts";
import { type ListTables, listsOf, sliceGroups } from "./listLengths.ts";

/** Twin of force/octgrav/lists: the cells of each group's list and then its buckets, from where the list begins. */
export function lists(tables: ListTables & { listSizes: Uint32Array; listEntries: Uint32Array }): void {
  const groups = readGroups(tables.groupList, tables.params, tables.posMass);
  for (const g of sliceGroups(tables)) {
    if (tables.listSizes[4 * g]! + tables.listSizes[4 * g + 1]! === 0) continue;
    const { cells, buckets } = listsOf(tables, groups[g]!);
    tables.listEntries.set([...cells, ...buckets], tables.listSizes[4 * g + 2]!);
  }
}
