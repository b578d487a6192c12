import type { Params, Round } from "./contract.ts";

/**
 * Twin of build/rowScan: every number becomes the sum of those before it in its row; the sum of the row goes to `totals`. A row has
 * ceil(n / round.index) numbers. As many rows as there are totals: give it exactly as many.
 */
export function rowScan(tables: { params: Params; round: Round; counts: Uint32Array; totals: Uint32Array }): void {
  const { params, round, counts, totals } = tables;
  const columns = Math.ceil(params.n / round.index);
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
