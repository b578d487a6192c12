import type { Floats, Params } from "./contract.ts";
import { rungOf } from "./rungs.ts";

/** Twin of measure/rung: 1 + the rung of each body, by id, and the number of bodies on each rung. */
export function rung(tables: {
  params: Params;
  velocity: Floats;
  id: Uint32Array;
  rungCounts: Uint32Array;
  quantity: Floats;
}): void {
  for (let i = 0; i < tables.params.n; i++) {
    const size = tables.velocity[4 * i + 3]!;
    const found = size > 0 ? rungOf(tables.params, size) : 0;
    tables.quantity[tables.id[i]!] = 1 + found;
    tables.rungCounts[found]!++;
  }
}
