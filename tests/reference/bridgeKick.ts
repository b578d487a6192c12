import { BLOCKS } from "./blocks.ts";
import { OUTSIDE_CLUSTER } from "./bridgeStart.ts";
import type { Floats, Params } from "./contract.ts";
import { readFixed, setFixed } from "./fixed.ts";

/** Twin of integrate/bridgeKick: the cluster's velocities after half a kick, all due at time 0. */
export function bridgeKick(tables: {
  params: Params;
  id: Uint32Array;
  clusterPlace: Uint32Array;
  fieldAcceleration: Floats;
  fixedVelocity: Uint32Array;
  fixedPosition: Uint32Array;
  due: Uint32Array;
  blockState: Uint32Array;
}): void {
  const { params, blockState, fixedVelocity } = tables;
  blockState[BLOCKS.BLOCK_NEXT] = BLOCKS.NEVER;
  blockState[BLOCKS.BLOCK_FOUND] = 0;
  blockState[BLOCKS.BLOCK_OPEN] = 1;
  for (let i = 0; i < params.n; i++) {
    const place = tables.clusterPlace[tables.id[i]!]!;
    if (place === OUTSIDE_CLUSTER) continue;
    tables.fixedPosition[8 * place + 3] = 0;
    tables.due[place] = 0;
    kickFixed(fixedVelocity, place, params, tables.fieldAcceleration.subarray(4 * i, 4 * i + 3));
  }
}

/** Half a kick of a velocity of 64 bits, where its body is not frozen. */
export function kickFixed(table: Uint32Array, place: number, { kick }: Params, field: ArrayLike<number>): void {
  const { x: v, fourth, eighth } = readFixed(table, place);
  const sped = v.map((_, k) => 0.5 * kick * field[k]!);
  if (eighth !== 0 || !sped.every(Number.isFinite)) return;
  setFixed(
    table,
    place,
    v.map((x, k) => x + sped[k]!),
    fourth,
    eighth,
  );
}
