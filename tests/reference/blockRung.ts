import { BLOCKS, ticksWithin } from "./blocks.ts";
import { type Floats, floatOf, type Params } from "./contract.ts";

/** Twin of measure/blockRung: 1 + how often the next step of each body halves the run's, by id, and the number of bodies on each rung. */
export function blockRung(tables: {
  params: Params;
  fixedVelocity: Uint32Array;
  id: Uint32Array;
  rungCounts: Uint32Array;
  quantity: Floats;
}): void {
  for (let i = 0; i < tables.params.n; i++) {
    const ticks = ticksWithin(tables.params, floatOf(tables.fixedVelocity[8 * i + 3]!));
    const rung = Math.log2(BLOCKS.TICKS / ticks);
    tables.quantity[tables.id[i]!] = 1 + rung;
    tables.rungCounts[rung]!++;
  }
}
