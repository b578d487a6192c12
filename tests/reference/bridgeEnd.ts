import { kickFixed } from "./bridgeKick.ts";
import { OUTSIDE_CLUSTER } from "./bridgeStart.ts";
import type { Floats, Params } from "./contract.ts";
import { readFixed } from "./fixed.ts";
import { standsStill } from "./kickDrift.ts";

/** Twin of integrate/bridgeEnd: whole forces, and (KICK) the second half kick. */
export function bridgeEnd(tables: {
  params: Params;
  id: Uint32Array;
  clusterPlace: Uint32Array;
  fieldAcceleration: Floats;
  clusterAcceleration: Floats;
  status: Uint32Array;
  acceleration: Floats;
  velocity: Floats;
  fixedVelocity: Uint32Array;
  KICK: number;
}): void {
  const { params, acceleration, velocity, fixedVelocity } = tables;
  if (standsStill(tables.status)) return;
  for (let i = 0; i < params.n; i++) {
    const place = tables.clusterPlace[tables.id[i]!]!;
    const isOther = place === OUTSIDE_CLUSTER;
    const moves = tables.KICK === 1 && velocity[4 * i + 3]! >= 0;
    for (let k = 0; k < 4; k++) {
      const own = isOther ? acceleration[4 * i + k]! : tables.clusterAcceleration[4 * place + k]!;
      acceleration[4 * i + k] = own + tables.fieldAcceleration[4 * i + k]!;
      if (isOther && moves && k < 3) velocity[4 * i + k]! += 0.5 * params.kick * acceleration[4 * i + k]!;
    }
    if (isOther || !moves) continue;
    kickFixed(fixedVelocity, place, params, tables.fieldAcceleration.subarray(4 * i, 4 * i + 3));
    velocity.set(readFixed(fixedVelocity, place).x, 4 * i);
  }
}
