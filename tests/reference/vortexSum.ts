import { addElement } from "./biotSavart.ts";
import type { Floats, Params } from "./contract.ts";

/** Twin of force/vortexSum: every element from all, itself included (its velocity is 0, its gradient is not). */
export function vortexSum(tables: {
  params: Params;
  elements: Floats;
  strengths: Floats;
  induced: Floats;
  VISCOUS?: number;
}): void {
  const { params, elements, strengths, induced } = tables;
  for (let i = 0; i < params.n; i++) {
    const sum = new Float64Array(16);
    const here = elements.subarray(4 * i, 4 * i + 3);
    for (let j = 0; j < params.n; j++) addElement(sum, here, elements, strengths, j);
    if (tables.VISCOUS !== 1) sum.fill(0, 12);
    induced.set(sum, 16 * i);
  }
}
