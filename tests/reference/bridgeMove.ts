import { OUTSIDE_CLUSTER } from "./bridgeStart.ts";
import type { Floats, Params } from "./contract.ts";

/** Twin of integrate/bridgeMove: the cluster's bodies among all, with the size of the field at each. */
export function bridgeMove(tables: {
  params: Params;
  id: Uint32Array;
  clusterPlace: Uint32Array;
  fieldAcceleration: Floats;
  clusterPosMass: Floats;
  clusterVelocity: Floats;
  nextPosMass: Floats;
  nextVelocity: Floats;
}): void {
  for (let i = 0; i < tables.params.n; i++) {
    const place = tables.clusterPlace[tables.id[i]!]!;
    if (place === OUTSIDE_CLUSTER) continue;
    const size = Math.hypot(...tables.fieldAcceleration.subarray(4 * i, 4 * i + 3));
    const [x, y, z, frozen] = tables.clusterVelocity.subarray(4 * place, 4 * place + 4);
    tables.nextPosMass.set(tables.clusterPosMass.subarray(4 * place, 4 * place + 4), 4 * i);
    tables.nextVelocity.set([x!, y!, z!, frozen! < 0 ? -Math.max(size, 1e-30) : size], 4 * i);
  }
}
