import type { Floats, Params } from "./contract.ts";

/** Twin of build/reorder: the body at each place of the curve is the one that `order` names, or the one that is there. */
export function reorder(tables: {
  params: Params;
  order: Uint32Array;
  fromPosMass: Floats;
  fromVelocity: Floats;
  fromId: Uint32Array;
  toPosMass: Floats;
  toVelocity: Floats;
  toId: Uint32Array;
  IN_PLACE?: number;
}): void {
  for (let i = 0; i < tables.params.n; i++) {
    const from = tables.IN_PLACE ? i : tables.order[i]!;
    tables.toPosMass.set(tables.fromPosMass.subarray(4 * from, 4 * from + 4), 4 * i);
    tables.toVelocity.set(tables.fromVelocity.subarray(4 * from, 4 * from + 4), 4 * i);
    tables.toId[i] = tables.fromId[from]!;
  }
}
