import { BODY_TILE } from "../../src/engine/state/sizes.ts";
import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import { type Cell, splitCells } from "./cells.ts";
import type { Params } from "./contract.ts";

/** Row of `counts` for groups; rows 0 to 30 are levels. */
export const { GROUP_ROW } = CONSTANTS.groups;
/** Row of `counts` for groups with long walks. */
export const { LONG_ROW } = CONSTANTS.walkOrder;
/** A walk is long that is more than so many times the mean, by so many bodies of a group. */
const { LONG, ASKED } = CONSTANTS.walkOrder;

/**
 * Twin of build/leafLevels: the levels of the cells that begin at each body (first | last << 8, first > last: none; 1 | 0 << 8 here) and whether a
 * group begins there (<< 16: every GROUP bodies, and inside a cell with more than HEAVY bodies on one side of the place), of whose bodies (ORDERED) ASKED
 * walked more than LONG times as long as the mean of 256 the last time (<< 17), and how many of each begin in each tile of 256 bodies.
 */
export function leafLevels(tables: {
  params: Params;
  keys: Uint32Array;
  bodyLevels: Uint32Array;
  counts: Uint32Array;
  GROUP: number;
  HEAVY: number;
  groupCounts?: Uint32Array;
  /** Where each body stood when they walked. */
  order?: Uint32Array;
  ORDERED?: number;
  PARTS?: number;
}): void {
  const { params, keys, bodyLevels, counts } = tables;
  const { n } = params;
  const first = new Uint32Array(n).fill(1);
  const last = new Uint32Array(n);
  const group = new Uint32Array(n);
  for (let i = 0; i < n; i += tables.GROUP) group[i] = 1;
  const visit = (cell: Cell) => {
    const { begin, end, level, children } = cell;
    // The outermost cell that begins at a body is visited first, the innermost last.
    if (first[begin]! > last[begin]!) first[begin] = level;
    last[begin] = level;
    for (const child of children) {
      const heavy = child.begin - begin > tables.HEAVY || end - child.begin > tables.HEAVY;
      if (child.begin > begin && heavy) group[child.begin] = 1;
      visit(child);
    }
  };
  if (n > 0) visit(splitCells(keys, n, params.leafSize));
  const long = new Uint32Array(n);
  if (tables.ORDERED === 1) {
    const lengths = tables.groupCounts!.subarray(4 * tables.PARTS! * params.groupCapacity);
    const each = tables.GROUP / ASKED;
    const words = Math.ceil(n / each);
    const sample = Array.from({ length: 256 }, (_, k) => lengths[Math.floor((k * words) / 256)]!);
    const mean = sample.reduce((all, length) => all + length, 0) / 256;
    const lengthOf = (body: number) => lengths[Math.floor(tables.order![body]! / each)]!;
    for (let i = 0; i < n; i++) {
      if (group[i] === 0) continue;
      let sum = 0;
      for (let k = 0.5; k < ASKED; k++) sum += lengthOf(Math.min(i + k * each, n - 1));
      long[i] = Number(sum > LONG * mean * ASKED);
    }
  }
  const tiles = Math.ceil(n / BODY_TILE);
  counts.fill(0, 0, (LONG_ROW + (tables.ORDERED ?? 0)) * tiles);
  for (let i = 0; i < n; i++) {
    bodyLevels[i] = first[i]! + 2 ** 8 * last[i]! + 2 ** 16 * group[i]! + 2 ** 17 * long[i]!;
    const tile = Math.floor(i / BODY_TILE);
    for (let level = first[i]!; level <= last[i]!; level++) counts[level * tiles + tile]!++;
    counts[GROUP_ROW * tiles + tile]! += group[i]!;
    if (long[i]) counts[LONG_ROW * tiles + tile]!++;
  }
}
