import { bucketAt } from "../buckets.ts";
import { type DispatchIndex, type Floats, floatOf, type Params } from "../contract.ts";
import { type Group, gap2, readGroups } from "../groups.ts";
import { OPENING } from "../moments.ts";

/** What the walks that make lists read. */
export interface ListTables {
  readonly params: Params;
  readonly dispatch: DispatchIndex;
  readonly posMass: Floats;
  readonly nodeCentre: Floats;
  readonly nodeTest: Uint32Array;
  readonly nodeBox: Floats;
  readonly bucketLink: Uint32Array;
  readonly groupList: Uint32Array;
  readonly OPENING?: number;
}

/** Squared distance between two cubes about the middles of boxes, each as wide as the widest side of its box. */
function cubeGap2(a: { low: readonly number[]; high: readonly number[] }, nodeBox: Floats, node: number): number {
  const [low, high] = [nodeBox.subarray(8 * node, 8 * node + 3), nodeBox.subarray(8 * node + 4, 8 * node + 7)];
  const widest = (from: ArrayLike<number>, to: ArrayLike<number>) =>
    Math.max(...[0, 1, 2].map((c) => to[c]! - from[c]!));
  const reach = (widest(a.low, a.high) + widest(low, high)) / 2;
  const apart = (c: number) => Math.abs((low[c]! + high[c]!) / 2 - (a.low[c]! + a.high[c]!) / 2);
  return [0, 1, 2].reduce((sum, c) => sum + Math.max(apart(c) - reach, 0) ** 2, 0);
}

/** The interaction list of one group: nodes that act as a whole and buckets that act by their bodies, from the first child on. */
export function listsOf(tables: ListTables, group: Group): { cells: number[]; buckets: number[]; bodies: number } {
  const { params, nodeCentre, nodeTest, nodeBox, bucketLink } = tables;
  const [cells, buckets]: number[][] = [[], []];
  let bodies = 0;
  const visit = (node: number) => {
    const near = gap2(group, [nodeCentre[4 * node]!, nodeCentre[4 * node + 1]!, nodeCentre[4 * node + 2]!]);
    const apart = tables.OPENING === OPENING.cubeGap ? cubeGap2(group, nodeBox, node) : near;
    const soft = params.spline > 0 ? params.spline + floatOf(nodeTest[4 * node + 2]!) : 0;
    const { leaf, first, count } = bucketAt(bucketLink, node);
    if (apart > floatOf(nodeTest[4 * node]!) && near >= soft ** 2) cells!.push(node);
    else if (leaf) {
      buckets!.push(node);
      bodies += count;
    } else for (let k = first; k < first + count; k++) visit(k);
  };
  visit(0);
  return { cells: cells!, buckets: buckets!, bodies };
}

/** The numbers of the groups of a slice: equal runs of 64 groups, the last ones fewer. */
export function sliceGroups({ params, dispatch, groupList }: Omit<ListTables, "posMass">): number[] {
  const all = groupList[0]!;
  const size = 64 * Math.ceil(Math.ceil(params.groupCapacity / 64) / (dispatch.last + 1));
  const first = Math.min(dispatch.index * size, all);
  return Array.from({ length: Math.min(first + size, all) - first }, (_, k) => first + k);
}

/** Twin of force/octgrav/listLengths: how long the list of each group is. */
export function listLengths(tables: ListTables & { listSizes: Uint32Array; groupCounts: Uint32Array }): void {
  const groups = readGroups(tables.groupList, tables.params, tables.posMass);
  for (const g of sliceGroups(tables)) {
    const { cells, buckets, bodies } = listsOf(tables, groups[g]!);
    tables.listSizes.set([cells.length, buckets.length, 0, 0], 4 * g);
    tables.groupCounts.set([bodies, cells.length, 0, groups[g]!.end - groups[g]!.first], 4 * g);
  }
}
