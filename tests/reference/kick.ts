import type { Floats, Params } from "./contract.ts";
import { standsStill } from "./kickDrift.ts";

/** Twin of integrate/kick: v += a kick / 2, and one more step is done. Frozen bodies (|a| < 0 beside the velocity) stay. */
export function kick(tables: { params: Params; acceleration: Floats; velocity: Floats; status: Uint32Array }): void {
  const { params, acceleration, velocity, status } = tables;
  if (params.n === 0 || standsStill(status)) return;
  for (let i = 0; i < params.n; i++) {
    if (velocity[4 * i + 3]! < 0) continue;
    for (let k = 4 * i; k < 4 * i + 3; k++) velocity[k]! += 0.5 * params.closingKick * acceleration[k]!;
  }
  status[3]!++;
}
