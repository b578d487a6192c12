import type { Floats, Params } from "./contract.ts";

/** Twin of measure/sample: every STRIDE-th body of the table that the run began with. */
export function sample(tables: {
  params: Params;
  posMass: Floats;
  id: Uint32Array;
  positions: Floats;
  STRIDE: number;
}): void {
  for (let i = 0; i < tables.params.n; i++) {
    const body = tables.id[i]!;
    if (body % tables.STRIDE !== 0) continue;
    tables.positions.set(tables.posMass.subarray(4 * i, 4 * i + 4), (4 * body) / tables.STRIDE);
  }
}
