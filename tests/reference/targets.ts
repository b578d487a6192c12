import type { Floats, Params } from "./contract.ts";

/** Twin of force/targets: of each body place and mass, then velocity and |a|. */
export function targets(tables: { params: Params; posMass: Floats; velocity: Floats; targets: Floats }): void {
  for (let i = 0; i < tables.params.n; i++) {
    tables.targets.set(tables.posMass.subarray(4 * i, 4 * i + 4), 8 * i);
    tables.targets.set(tables.velocity.subarray(4 * i, 4 * i + 4), 8 * i + 4);
  }
}
