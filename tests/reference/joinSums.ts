import type { Floats, Params } from "./contract.ts";

/** Twin of force/direct/joinSums: accelerations of all parts of a direct sum, n bodies each, are added to those of the first part. */
export function joinSums({
  params,
  acceleration,
  PARTS,
}: {
  params: Params;
  acceleration: Floats;
  PARTS: number;
}): void {
  for (let part = 1; part < PARTS; part++) {
    for (let k = 0; k < 4 * params.n; k++) acceleration[k]! += acceleration[4 * part * params.n + k]!;
  }
}
