import { OUTSIDE_CLUSTER } from "./bridgeStart.ts";
import type { Floats, Params } from "./contract.ts";

/** Twin of integrate/bridgeField: all bodies, those of the cluster without mass. */
export function bridgeField(tables: {
  params: Params;
  posMass: Floats;
  id: Uint32Array;
  clusterPlace: Uint32Array;
  fieldPosMass: Floats;
}): void {
  for (let i = 0; i < tables.params.n; i++) {
    const isOther = tables.clusterPlace[tables.id[i]!] === OUTSIDE_CLUSTER;
    tables.fieldPosMass.set(tables.posMass.subarray(4 * i, 4 * i + 3), 4 * i);
    tables.fieldPosMass[4 * i + 3] = isOther ? tables.posMass[4 * i + 3]! : 0;
  }
}
