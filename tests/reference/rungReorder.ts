import type { Params } from "./contract.ts";
import { RUNGS, spanOf } from "./rungs.ts";

/** Twin of integrate/rungReorder: what is kept of each body to its place along the curve, and whether its own step ends. */
export function rungReorder(tables: {
  params: Params;
  order: Uint32Array;
  nextOrigin: Uint32Array;
  rungState: Uint32Array;
  origin: Uint32Array;
  awake: Uint32Array;
}): void {
  const { params, order, nextOrigin, rungState, origin, awake } = tables;
  for (let i = 0; i < params.n; i++) {
    const kept = nextOrigin.subarray(4 * order[i]!, 4 * order[i]! + 4);
    origin.set(kept, 4 * i);
    awake[i] = rungState[RUNGS.RUNG_NOW]! % spanOf(kept[3]!, rungState[RUNGS.RUNG_DEPTH]!) === 0 ? 1 : 0;
  }
}
