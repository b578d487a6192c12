import type { Floats, Params } from "./contract.ts";
import { addBody, type Force } from "./gravity.ts";

/** Twin of force/direct/directSum: acceleration and potential of every body from every other, or of foreign ones (FOREIGN) from all; ADD: added to what is there. */
export function directSum(tables: {
  params: Params;
  posMass: Floats;
  targets?: Floats;
  acceleration: Floats;
  FOREIGN?: number;
  ADD?: number;
}): void {
  const { params, posMass, targets = posMass, acceleration, FOREIGN, ADD } = tables;
  for (let i = 0; i < params.n; i++) {
    const force = FOREIGN === 1 ? forceAt(place(targets, i), params, posMass) : forceOn(i, params, posMass);
    acceleration.set(ADD === 1 ? force.map((f, k) => f + acceleration[4 * i + k]!) : force, 4 * i);
  }
}

const place = (table: Floats, i: number) => [table[4 * i]!, table[4 * i + 1]!, table[4 * i + 2]!];

/** Acceleration (3) and potential of body i. */
export function forceOn(i: number, params: Params, posMass: Floats): Force {
  return forceAt(place(posMass, i), params, posMass, i);
}

/** At a place, from all sources but one. */
function forceAt(here: readonly number[], params: Params, posMass: Floats, but = -1): Force {
  const force: Force = [0, 0, 0, 0];
  for (let j = 0; j < params.sources; j++) if (j !== but) addBody(force, here, posMass, j, params);
  return force;
}
