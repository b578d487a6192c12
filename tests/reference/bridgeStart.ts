import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import type { Floats, Params } from "./contract.ts";

/** What bodies that are not of the cluster have for a place in it: shaders/shared/cluster.wgsl. */
export const { OUTSIDE_CLUSTER } = CONSTANTS.cluster;

/** Twin of integrate/bridgeStart: the cluster's bodies at their places. */
export function bridgeStart(tables: {
  params: Params;
  posMass: Floats;
  velocity: Floats;
  id: Uint32Array;
  clusterPlace: Uint32Array;
  clusterPosMass: Floats;
  clusterVelocity: Floats;
}): void {
  for (let i = 0; i < tables.params.n; i++) {
    const place = tables.clusterPlace[tables.id[i]!]!;
    if (place === OUTSIDE_CLUSTER) continue;
    tables.clusterPosMass.set(tables.posMass.subarray(4 * i, 4 * i + 4), 4 * place);
    tables.clusterVelocity.set(tables.velocity.subarray(4 * i, 4 * i + 4), 4 * place);
  }
}
