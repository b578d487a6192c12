import type { Floats, Params } from "./contract.ts";
import { addBody, type Force } from "./gravity.ts";

/** Twin of force/directSum: acceleration and potential of every body from every other. */
export function directSum({
  params,
  posMass,
  acceleration,
}: {
  params: Params;
  posMass: Floats;
  acceleration: Floats;
}): void {
  for (let i = 0; i < params.n; i++) acceleration.set(forceOn(i, params, posMass), 4 * i);
}

/** Acceleration (3) and potential of body i. */
export function forceOn(i: number, params: Params, posMass: Floats): Force {
  const force: Force = [0, 0, 0, 0];
  const here = [posMass[4 * i]!, posMass[4 * i + 1]!, posMass[4 * i + 2]!];
  for (let j = 0; j < params.n; j++) if (j !== i) addBody(force, here, posMass, j, params);
  return force;
}
