import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import { LINK_LEAF } from "./contract.ts";
import { readGroups } from "./groups.ts";
import { OPENING } from "./moments.ts";
import { walkLists } from "./walk.ts";
import { type AdaptiveTables, adaptiveLists } from "./walkAdaptive.ts";

const { HEAD, CAPACITY } = CONSTANTS["measure/interactionList"];

/**
 * Twin of measure/interactionList: the interaction list of the group that holds body places[0], as its walk had it. Vertices and instances of two
 * draws | cells, cells in the expansion, bodies, bodies of the group, number of the group | cells (LINK_LEAF on those in the expansion) | leaves.
 */
export function interactionList(
  tables: AdaptiveTables & {
    nodeBox: Float32Array | Float64Array;
    groupList: Uint32Array;
    places: Uint32Array;
    interactions: Uint32Array;
    OPENING: number;
  },
): void {
  const { params, posMass, nodeTest, groupList, places, interactions } = tables;
  const groups = readGroups(groupList, params, posMass);
  const index = groups.findIndex(({ end }) => places[0]! < end);
  const group = groups[index]!;
  const lists =
    tables.OPENING === OPENING.error ? adaptiveLists(tables, group) : { far: [], ...walkLists(tables, group) };
  const { far, cells, leaves, bodies } = lists;
  const listed = cells.length + far.length;
  interactions.set([72, Math.min(listed, CAPACITY), 0, 0, 6, 16 * Math.min(leaves.length, CAPACITY), 0, 0]);
  interactions.set([cells.length, far.length, bodies.length, group.end - group.first, index], 8);
  interactions.set([...cells, ...far.map((node) => node + LINK_LEAF)], HEAD);
  interactions.set(
    leaves.map((node) => nodeTest[4 * node + 3]!),
    HEAD + CAPACITY,
  );
}
