import type { QuantityParams } from "./contract.ts";

/** Twin of measure/sampleBatch: where bodies first, first + every, first + 2 every ... of the table lie in the order. */
export function sampleBatch(tables: { quantityParams: QuantityParams; id: Uint32Array; samples: Uint32Array }): void {
  const { n, first, every } = tables.quantityParams;
  for (let body = first, k = 0; body < n; body += every, k++) tables.samples[k] = tables.id.indexOf(body);
}
