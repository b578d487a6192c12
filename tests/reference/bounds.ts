import { BODY_TILE, BOUNDS_GROUPS, BOUNDS_TILE } from "../../src/engine/state/sizes.ts";
import { type Floats, finite, type Params } from "./contract.ts";
import { clearAhead, sortedPart } from "./radixCount.ts";

/** Where nothing was found: larger, or smaller, than any coordinate. */
const EMPTY = Math.fround(3e38);

/** Workgroups that share the search. */
export function boundsGroups(n: number): number {
  return Math.min(BOUNDS_GROUPS, Math.max(1, Math.ceil(n / BOUNDS_TILE)));
}

/**
 * Twin of build/bounds: low and high of the finite bodies; workgroup g looks at every `boundsGroups`-th run of 256. Where the sort counts ahead the
 * table of its first digit is cleared; with LOOK 0 nothing else is done.
 */
export function bounds(tables: {
  params: Params;
  posMass: Floats;
  partials: Floats;
  counts?: Uint32Array;
  status?: Uint32Array;
  AHEAD?: number;
  TILE?: number;
  LOOK?: number;
}): void {
  const { params, posMass, partials, counts, AHEAD, TILE } = tables;
  if (AHEAD && TILE && counts) clearAhead(params.n, TILE, sortedPart(tables.status).first, counts);
  if (tables.LOOK === 0) return;
  const groups = boundsGroups(params.n);
  for (let g = 0; g < groups; g++) {
    partials.set([EMPTY, EMPTY, EMPTY, 0, -EMPTY, -EMPTY, -EMPTY, 0], 8 * g);
  }
  for (let i = 0; i < params.n; i++) {
    const [x, y, z] = posMass.subarray(4 * i, 4 * i + 3);
    if (!finite(x!, y!, z!)) continue;
    const g = 8 * (Math.floor(i / BODY_TILE) % groups);
    for (const [k, value] of [x!, y!, z!].entries()) {
      partials[g + k] = Math.min(partials[g + k]!, value);
      partials[g + 4 + k] = Math.max(partials[g + 4 + k]!, value);
    }
  }
}
