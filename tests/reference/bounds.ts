import { BODY_TILE, BOUNDS_GROUPS, BOUNDS_TILE } from "../../src/engine/state/sizes.ts";
import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import { type Floats, finite, type Params } from "./contract.ts";
import { clearAhead, sortedPart } from "./radixCount.ts";

const { SAMPLES } = CONSTANTS.samples;

/** The place of a body in the sample by ids; SAMPLES or more: it is not in it. */
export function sampleOf(id: number, total: number): number {
  const bits = Math.ceil(Math.log2(Math.max(1, total)));
  const mask = 2 ** bits - 1;
  let place = Math.imul(id, 0x9e3779b1) & mask;
  place ^= place >> Math.max(1, Math.floor(bits / 2));
  return Math.imul(place, 0x85ebca6b) & mask;
}

/** Where nothing was found: larger, or smaller, than any coordinate. */
const EMPTY = Math.fround(3e38);

/** Workgroups that share the search. */
export function boundsGroups(n: number): number {
  return Math.min(BOUNDS_GROUPS, Math.max(1, Math.ceil(n / BOUNDS_TILE)));
}

/**
 * Twin of build/bounds: low and high of the finite bodies; workgroup g looks at every `boundsGroups`-th run of 256. Where the sort counts ahead the
 * table of its first digit is cleared, where it goes by bins theirs, and the key of the first body of each goes to `binKeys`; with LOOK 0 nothing else
 * is done. BY_ID: some finite bodies go to `samples`.
 */
export function bounds(tables: {
  params: Params;
  posMass: Floats;
  partials: Floats;
  counts?: Uint32Array;
  status?: Uint32Array;
  ids?: Uint32Array;
  samples?: Floats;
  sortedKeys?: Uint32Array;
  binKeys?: Uint32Array;
  AHEAD?: number;
  TILE?: number;
  BINS?: number;
  BY_ID?: number;
  LOOK?: number;
}): void {
  const { params, posMass, partials, counts, AHEAD, TILE } = tables;
  if (AHEAD && TILE && counts) clearAhead(params.n, TILE, sortedPart(tables.status).first, counts);
  if (tables.BINS && counts) {
    const { BIN } = CONSTANTS.bins;
    const bins = Math.max(1, Math.ceil(params.n / BIN));
    counts.fill(0, 0, bins);
    for (let bin = 0; bin < bins; bin++)
      tables.binKeys!.set(tables.sortedKeys!.subarray(2 * bin * BIN, 2 * bin * BIN + 2), 2 * bin);
  }
  if (tables.LOOK === 0) return;
  const groups = boundsGroups(params.n);
  for (let g = 0; g < groups; g++) {
    partials.set([EMPTY, EMPTY, EMPTY, 0, -EMPTY, -EMPTY, -EMPTY, 0], 8 * g);
  }
  for (let i = 0; i < params.n; i++) {
    const [x, y, z] = posMass.subarray(4 * i, 4 * i + 3);
    if (!finite(x!, y!, z!)) continue;
    const sample = tables.BY_ID ? sampleOf(tables.ids![i]!, params.total) : SAMPLES;
    if (sample < SAMPLES) tables.samples!.set([x!, y!, z!, 1], 4 * sample);
    const g = 8 * (Math.floor(i / BODY_TILE) % groups);
    for (const [k, value] of [x!, y!, z!].entries()) {
      partials[g + k] = Math.min(partials[g + k]!, value);
      partials[g + 4 + k] = Math.max(partials[g + 4 + k]!, value);
    }
  }
}
