import type { DispatchIndex, Params } from "./contract.ts";
import { clearAhead, countAhead, radixDigit, sortedPart } from "./radixCount.ts";

/**
 * Twin of build/radixScatter: keys and their bodies sorted by one digit, stably. It needs no counts, and makes those of the next digit where they are
 * counted ahead. Digits that are not sorted it leaves alone.
 */
export function radixScatter(tables: {
  params: Params;
  dispatch: DispatchIndex;
  keys: Uint32Array;
  order: Uint32Array;
  sortedKeys: Uint32Array;
  sortedOrder: Uint32Array;
  counts?: Uint32Array;
  status?: Uint32Array;
  AHEAD?: number;
  TILE?: number;
}): void {
  const { params, dispatch, keys } = tables;
  if (dispatch.index < sortedPart(tables.status).first) return;
  const places = Array.from({ length: params.n }, (_, i) => i);
  // Array.prototype.sort is stable.
  places.sort((a, b) => radixDigit(keys, a, dispatch.index) - radixDigit(keys, b, dispatch.index));
  places.forEach((from, to) => {
    tables.sortedKeys[2 * to] = keys[2 * from]!;
    tables.sortedKeys[2 * to + 1] = keys[2 * from + 1]!;
    tables.sortedOrder[to] = tables.order[from]!;
  });
  const { counts, AHEAD, TILE } = tables;
  if (!AHEAD || !TILE || !counts) return;
  clearAhead(params.n, TILE, dispatch.index + 2, counts);
  if (dispatch.index < 7) countAhead(params.n, TILE, dispatch.index + 1, tables.sortedKeys, counts);
}
