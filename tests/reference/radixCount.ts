import { SORT_TILE } from "../../src/engine/state/sizes.ts";
import type { DispatchIndex, Params } from "./contract.ts";

/** One digit of a key, 8 bits each, the lowest first. */
export function radixDigit(keys: Uint32Array, i: number, digit: number): number {
  return (keys[2 * i + (digit < 4 ? 1 : 0)]! >>> (8 * (digit % 4))) & 255;
}

/** Levels of the curve whose bits lie in so many of the highest digits of a key, behind one bit that is none's. */
const LEVELS_OF: readonly (readonly [digits: number, levels: number])[] = [
  [1, 2],
  [2, 5],
  [3, 7],
  [4, 10],
  [5, 13],
  [6, 15],
  [7, 18],
  [8, 21],
];

/** How many of the highest digits are sorted, and the levels in them: no fewer than the last tree had (entry 7; 0: no tree). */
export function sortedPart(status: Uint32Array | undefined): { first: number; levels: number } {
  const deepest = status?.[7] || Number.POSITIVE_INFINITY;
  const [digits, levels] = LEVELS_OF.find(([, reached]) => reached >= deepest) ?? LEVELS_OF.at(-1)!;
  return { first: 8 - digits, levels };
}

/** Twin of build/radixCount, for a digit that is sorted: how often each digit (row) occurs in each tile of 2048 keys (column). */
export function radixCount(tables: {
  params: Params;
  dispatch: DispatchIndex;
  keys: Uint32Array;
  counts: Uint32Array;
  status?: Uint32Array;
}): void {
  const { params, dispatch, keys, counts } = tables;
  if (dispatch.index < sortedPart(tables.status).first) return;
  const tiles = Math.ceil(params.n / SORT_TILE);
  counts.fill(0, 0, 256 * tiles);
  for (let i = 0; i < params.n; i++) {
    counts[radixDigit(keys, i, dispatch.index) * tiles + Math.floor(i / SORT_TILE)]!++;
  }
}

/**
 * How a sort that counts ahead keeps its counts (shaders/shared/radix.wgsl): of digit k in table k % 3, a row of 256 digits a tile of TILE keys.
 * Counts one digit of `keys` into its table.
 */
export function countAhead(n: number, TILE: number, digit: number, keys: Uint32Array, counts: Uint32Array): void {
  const tiles = Math.ceil(n / TILE);
  for (let i = 0; i < n; i++) {
    counts[256 * ((digit % 3) * tiles + Math.floor(i / TILE)) + radixDigit(keys, i, digit)]!++;
  }
}

/** Clears the table of a digit. */
export function clearAhead(n: number, TILE: number, digit: number, counts: Uint32Array): void {
  const tiles = Math.ceil(n / TILE);
  counts.fill(0, 256 * (digit % 3) * tiles, 256 * ((digit % 3) + 1) * tiles);
}
