import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import type { Params } from "./contract.ts";

/** Twin of build/reorderColumn: the numbers at each place are those of the body that `order` names, or of the one that is there. */
export function reorderColumn(tables: {
  params: Params;
  order: Uint32Array;
  before: Uint32Array;
  after: Uint32Array;
  status: Uint32Array;
  IN_PLACE: number;
  HALTS: number;
  WIDTH: number;
}): void {
  if (tables.HALTS && (tables.status[0]! & CONSTANTS.status.FAULT_OVERFLOW) !== 0) return;
  for (let i = 0; i < tables.params.n; i++) {
    const from = tables.IN_PLACE ? i : tables.order[i]!;
    tables.after.set(tables.before.subarray(tables.WIDTH * from, tables.WIDTH * (from + 1)), tables.WIDTH * i);
  }
}
