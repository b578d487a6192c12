import { CONSTANTS } from "../../gpu/shaders.gen.ts";
import { MOST_BOXES } from "../state/sizes.ts";
import type { Boxes } from "./domain.ts";

const { LINK_LEAF } = CONSTANTS.link;
const { GROUP_LIST } = CONSTANTS.groups;
const { MAX_LEVEL } = CONSTANTS.level;

/** Numbers of a box: low x y z and the least |a| in it, high x y z and a spare one. */
export const BOX = 8;

/** Nodes, level by level from the root, that a look at the top cells reads: cells whose children are not among them are not opened. */
export const TOP_NODES = (MAX_LEVEL + 8) * MOST_BOXES;

/** What boxes are made of: the first TOP_NODES nodes or all, groups and their boxes. */
export interface GroupTables {
  readonly nodeBegin: Uint32Array;
  readonly nodeTest: Uint32Array;
  readonly groupList: Uint32Array;
  readonly groupBoxes: ArrayLike<number>;
}

/** A cell of the tree, and from where to where its bodies are along the curve. */
interface Cell {
  readonly node: number;
  readonly begin: number;
  readonly end: number;
}

/**
 * Where cells begin along the curve: of all cells the one with the most bodies is opened again and again, while they are no more than MOST_BOXES. Whole
 * levels would leave most of that allowance unused, for one has up to eight times as many cells as the one before.
 */
function cellBegins({ nodeBegin, nodeTest, groupList }: GroupTables): number[] {
  const childrenOf = ({ node, end }: Cell): Cell[] => {
    const link = nodeTest[4 * node + 3]!;
    const [first, count] = [link & 0x7ffffff, ((link >>> 27) & 15) + 1];
    // A leaf, or a cell whose children are not among the nodes that were read.
    if (link >= LINK_LEAF || first + count > nodeBegin.length) return [];
    const begins = Array.from({ length: count }, (_, c) => nodeBegin[first + c]! & 0x7ffffff);
    return begins.map((at, c) => ({
      node: first + c,
      begin: at,
      end: Math.min(end, ...begins.filter((other) => other > at)),
    }));
  };
  const closed: number[] = [];
  const open: Cell[] = [{ node: 0, begin: 0, end: groupList[GROUP_LIST + groupList[0]!]! }];
  while (open.length > 0) {
    const heaviest = open.reduce(
      (most, { begin, end }, k) => (end - begin > open[most]!.end - open[most]!.begin ? k : most),
      0,
    );
    const [cell] = open.splice(heaviest, 1) as [Cell];
    const children = childrenOf(cell);
    if (children.length === 0 || closed.length + open.length + children.length > MOST_BOXES) closed.push(cell.begin);
    else open.push(...children);
  }
  return closed;
}

/**
 * Tight boxes around the groups of a domain, cell by cell of its top cells, with the least |a| in each (of bodies that are not frozen). Every group lies in
 * one box as a whole: one that reaches beyond its cell belongs to where it begins.
 */
export function topBoxes(tables: GroupTables): Boxes {
  const { groupList, groupBoxes } = tables;
  if (groupList[0] === 0) return new Float32Array();
  const begins = cellBegins(tables).sort((a, b) => a - b);
  const boxes: number[] = [];
  let cell = 0;
  for (let g = 0; g < groupList[0]!; g++) {
    const first = groupList[GROUP_LIST + g]!;
    if (g === 0 || first >= (begins[cell] ?? Number.POSITIVE_INFINITY)) {
      while (first >= (begins[cell] ?? Number.POSITIVE_INFINITY)) cell++;
      boxes.push(Infinity, Infinity, Infinity, 1e30, -Infinity, -Infinity, -Infinity, 0);
    }
    const at = boxes.length - BOX;
    for (let k = 0; k < 4; k++) boxes[at + k] = Math.min(boxes[at + k]!, groupBoxes[BOX * g + k]!);
    for (let k = 4; k < 7; k++) boxes[at + k] = Math.max(boxes[at + k]!, groupBoxes[BOX * g + k]!);
  }
  return Float32Array.from(boxes);
}
