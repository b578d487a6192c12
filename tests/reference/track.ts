import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import type { Floats, FollowParams } from "./contract.ts";

const { CHOSEN, SLOTS, TRACKED } = CONSTANTS.follow;

/** Twin of measure/track: posMass, velocity and acceleration of the chosen bodies, their places in the order, and points of their trails. */
export function track(tables: {
  followParams: FollowParams;
  posMass: Floats;
  velocity: Floats;
  acceleration: Floats;
  id: Uint32Array;
  chosen: Uint32Array;
  tracked: Floats;
  places: Uint32Array;
  trails: Floats;
}): void {
  const { followParams, posMass, velocity, acceleration, id, chosen, tracked, places, trails } = tables;
  for (let k = 0; k < CHOSEN; k++) {
    const i = id.subarray(0, followParams.n).indexOf(chosen[k]!);
    if (i < 0) continue;
    const four = (table: Floats) => table.subarray(4 * i, 4 * i + 4);
    [posMass, velocity, acceleration].forEach((table, part) => {
      tracked.set(four(table), TRACKED * k + 4 * part);
    });
    places[k] = i;
    if (k > 0) trails.set([...four(posMass).subarray(0, 3), 1], 4 * ((k - 1) * SLOTS + followParams.slot));
  }
}
