import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import type { Floats, QuantityParams } from "./contract.ts";

const { LEAST } = CONSTANTS["measure/relativeErrors"];

/** Twin of measure/relativeErrors: the distance of the solver's force from the direct sum over that; 0 where that is 0. */
export function relativeErrors(tables: { quantityParams: QuantityParams; exact: Floats; quantity: Floats }): void {
  const { n, first, every } = tables.quantityParams;
  for (let body = first, k = 0; body < n; body += every, k++) {
    const force = [...tables.exact.subarray(8 * k, 8 * k + 3)];
    const off = Math.hypot(...force.map((x, c) => tables.exact[8 * k + 4 + c]! - x));
    const size = Math.hypot(...force);
    tables.quantity[body] = size > 0 ? Math.max(off / size, LEAST) : 0;
  }
}
