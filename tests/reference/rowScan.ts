import type { DispatchIndex, Params } from "./contract.ts";

/**
 * Twin of build/rowScan: every number becomes the sum of those before it in its row; the sum of the row goes to `totals`. A row has
 * ceil(n / dispatch.index) numbers. As many rows as there are totals: give it exactly as many.
 */
export function rowScan(tables: {
  params: Params;
  dispatch: DispatchIndex;
  counts: Uint32Array;
  totals: Uint32Array;
}): void {
  const { params, dispatch, counts, totals } = tables;
  const columns = Math.ceil(params.n / dispatch.index);
  for (let row = 0; row < totals.length; row++) {
    let sum = 0;
    for (let k = row * columns; k < (row + 1) * columns; k++) {
      const own = counts[k]!;
      counts[k] = sum;
      sum += own;
    }
    totals[row] = sum;
  }
}
