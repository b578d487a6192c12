import { CONSTANTS } from "../../gpu/shaders.gen.ts";
import { MOST_BOXES } from "../state/sizes.ts";
import type { Boxes } from "./domain.ts";

const { LINK_LEAF } = CONSTANTS.link;
const { GROUP_LIST } = CONSTANTS.groups;

/** Numbers of a box: low x y z and the least |a| in it, high x y z and a spare one. */
export const BOX = 8;

/** What boxes are made of: bodies along the curve with |a| beside their velocities, nodes, groups. */
export interface GroupTables {
  readonly posMass: Float32Array;
  readonly velocity: Float32Array;
  readonly nodeTest: Uint32Array;
  readonly groupList: Uint32Array;
}

/** Where cells begin along the curve, of the deepest level at which they are no more than MOST_BOXES. */
function cellBegins(nodeTest: Uint32Array): number[] {
  const link = (node: number) => nodeTest[4 * node + 3]!;
  const children = (node: number) =>
    link(node) >= LINK_LEAF
      ? [node]
      : Array.from({ length: ((link(node) >>> 27) & 15) + 1 }, (_, c) => (link(node) & 0x7ffffff) + c);
  const begin = (node: number): number =>
    link(node) >= LINK_LEAF ? link(node) & 0x7ffffff : begin(link(node) & 0x7ffffff);
  let cells = [0];
  for (;;) {
    const next = cells.flatMap(children);
    if (next.length > MOST_BOXES || next.every((node, k) => node === cells[k])) return cells.map(begin);
    cells = next;
  }
}

/**
 * Tight boxes around the groups of a domain, cell by cell of its top cells, with the least |a| in each (of bodies that are not frozen). Every group lies in
 * one box as a whole: one that reaches beyond its cell belongs to where it begins.
 */
export function groupBoxes({ posMass, velocity, nodeTest, groupList }: GroupTables): Boxes {
  if (posMass.length === 0) return new Float32Array();
  const begins = cellBegins(nodeTest).sort((a, b) => a - b);
  const boxes: number[] = [];
  let cell = 0;
  for (let g = 0; g < groupList[0]!; g++) {
    const [first, end] = [groupList[GROUP_LIST + g]!, groupList[GROUP_LIST + g + 1]!];
    if (g === 0 || first >= (begins[cell] ?? Number.POSITIVE_INFINITY)) {
      while (first >= (begins[cell] ?? Number.POSITIVE_INFINITY)) cell++;
      boxes.push(Infinity, Infinity, Infinity, 1e30, -Infinity, -Infinity, -Infinity, 0);
    }
    const at = boxes.length - BOX;
    for (let i = 4 * first; i < 4 * end; i += 4) {
      for (let k = 0; k < 3; k++) {
        boxes[at + k] = Math.min(boxes[at + k]!, posMass[i + k]!);
        boxes[at + 4 + k] = Math.max(boxes[at + 4 + k]!, posMass[i + k]!);
      }
      if (velocity[i + 3]! >= 0) boxes[at + 3] = Math.min(boxes[at + 3]!, velocity[i + 3]!);
    }
  }
  return Float32Array.from(boxes);
}
