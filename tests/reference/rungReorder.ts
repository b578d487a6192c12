import type { Params } from "./contract.ts";
import { RUNGS, spanOf } from "./rungs.ts";

/** Twin of integrate/rungReorder: what is kept of each body to its place along the curve (IN_PLACE: where it is), whether its own step ends, and its id. */
export function rungReorder(tables: {
  params: Params;
  IN_PLACE: number;
  order: Uint32Array;
  nextOrigin: Uint32Array;
  rungState: Uint32Array;
  id: Uint32Array;
  origin: Uint32Array;
  awake: Uint32Array;
  nextId: Uint32Array;
}): void {
  const { params, IN_PLACE, order, nextOrigin, rungState, id, origin, awake, nextId } = tables;
  for (let i = 0; i < params.n; i++) {
    const source = IN_PLACE === 1 ? i : order[i]!;
    const kept = nextOrigin.subarray(4 * source, 4 * source + 4);
    origin.set(kept, 4 * i);
    awake[i] = rungState[RUNGS.RUNG_NOW]! % spanOf(kept[3]!, rungState[RUNGS.RUNG_DEPTH]!) === 0 ? 1 : 0;
    nextId[i] = id[i]!;
  }
}
