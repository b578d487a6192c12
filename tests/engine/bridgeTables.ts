import { OUTSIDE_CLUSTER } from "../reference/bridgeStart.ts";
import { bitsOf } from "../reference/contract.ts";
import { setFixed } from "../reference/fixed.ts";
import { sphere } from "./sampleTables.ts";

/** A sphere of which every third body of the table is of the cluster: all bodies, and the cluster's own tables. */
export function bridgeTables(n: number) {
  const tables = sphere(n);
  const clusterPlace = new Uint32Array(n).fill(OUTSIDE_CLUSTER);
  const members = Math.ceil(n / 3);
  // In another order than the table's.
  for (let place = 0; place < members; place++) clusterPlace[3 * (members - 1 - place)] = place;
  const own = sphere(members, 11);
  const fixedPosition = new Uint32Array(8 * members);
  const fixedVelocity = new Uint32Array(8 * members);
  for (let place = 0; place < members; place++) {
    const at = (table: Float32Array) => [...table.subarray(4 * place, 4 * place + 3)];
    // Digits that float32 has not.
    const fine = at(own.velocity).map((v, k) => v + (k + 1) * 1e-11 * ((place % 17) - 8));
    setFixed(fixedPosition, place, at(own.posMass), 77, bitsOf(own.posMass[4 * place + 3]!));
    setFixed(fixedVelocity, place, fine, bitsOf(0.01 * (1 + (place % 7))), 0);
  }
  const fieldAcceleration = tables.acceleration.map((a, k) => a * (1 + 1e-3 * (k % 5)));
  return {
    ...{ ...tables, clusterPlace, members, fieldAcceleration, fixedPosition, fixedVelocity },
    ...{ clusterPosMass: own.posMass, clusterVelocity: own.velocity, clusterAcceleration: own.acceleration },
  };
}
