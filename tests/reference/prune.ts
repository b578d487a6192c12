import { BOX } from "../../src/engine/domains/boxTable.ts";
import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import { type Floats, floatOf, type Params, unpackLink } from "./contract.ts";
import { OPENING } from "./moments.ts";

const { BOX_HEAD } = CONSTANTS.boxes;
const { CLOSEST } = CONSTANTS.criterion;
const { LEFT_OUT, LOOKED_AT, OPENED } = CONSTANTS.kept;
const { ROUNDED } = CONSTANTS["build/prune"];

interface PruneTables {
  readonly params: Params;
  readonly OPENING: number;
  readonly QUADRUPOLE?: number;
  readonly HEXADECAPOLE?: number;
  /** As shaders/shared/boxes says; those around others are not looked at. */
  readonly boxes: Floats;
  readonly nodeCentre: Floats;
  readonly nodeTest: Uint32Array;
}

/** Whether a node acts as a whole on what lies in a box and feels at least its least |a|, a little nearer than the box is. */
function actsOnAll(tables: PruneTables, node: number, box: number): boolean {
  const { params, boxes, nodeCentre, nodeTest } = tables;
  const axes = [0, 1, 2].map((k) => {
    const x = nodeCentre[4 * node + k]!;
    return Math.max(boxes[box + k]! - x, x - boxes[box + 4 + k]!, 0);
  });
  const d = (1 - ROUNDED) * Math.hypot(...axes);
  const [open, spread, size] = [0, 1, 2].map((k) => floatOf(nodeTest[4 * node + k]!)) as [number, number, number];
  if (tables.OPENING === OPENING.bonsai) return d ** 2 > open && (params.spline === 0 || d > params.spline + size);
  const order = tables.HEXADECAPOLE === 1 ? 5 : tables.QUADRUPOLE === 0 ? 2 : 3;
  const lost = nodeCentre[4 * node + 3]! * (order + 1) * (spread / d) ** order;
  const small = d >= CLOSEST * size && lost <= params.tau * boxes[box + 3]! * (d - size) ** 2;
  return d - size > params.spline && (params.angle * d > size || small);
}

/**
 * Twin of build/prune, of all levels at once: a node whose parent is opened is looked at, and opened itself where it does not act as a whole on all of some
 * group. Opening by error opens leaves of one body or two.
 */
export function prune(tables: PruneTables & { levelStart: Uint32Array; kept: Uint32Array }): void {
  const { boxes, nodeTest, levelStart, kept } = tables;
  const total = levelStart[31]!;
  const count = boxes[0]! > 0 ? boxes[2]! : 0;
  kept.fill(LEFT_OUT, 0, total);
  kept[0] = LOOKED_AT;
  for (let k = 0; k < total; k++) {
    if (kept[k] === LEFT_OUT) continue;
    const link = unpackLink(nodeTest[4 * k + 3]!);
    const few = tables.OPENING === OPENING.error && link.leaf && link.count <= 2;
    const all = Array.from({ length: count }, (_, b) => BOX_HEAD + BOX * b);
    if (!all.some((box) => few || !actsOnAll(tables, k, box))) continue;
    kept[k] = OPENED;
    if (!link.leaf) kept.fill(LOOKED_AT, link.first, link.first + link.count);
  }
}
