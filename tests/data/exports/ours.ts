import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { addBody, type Force } from "../../reference/gravity.ts";

/** Accelerations by our own plain twin with the spline kernel of Plummer softening `eps`, G included. */
export function oursBySpline(bodies: Bodies, eps: number): Float64Array {
  const { count, mass, position, units } = bodies;
  const posMass = new Float64Array(4 * count);
  for (let i = 0; i < count; i++) posMass.set([...position.subarray(3 * i, 3 * i + 3), mass[i]!], 4 * i);
  const all = new Float64Array(3 * count);
  for (let i = 0; i < count; i++) {
    const force: Force = [0, 0, 0, 0];
    const here = posMass.subarray(4 * i, 4 * i + 3) as unknown as number[];
    for (let j = 0; j < count; j++) if (j !== i) addBody(force, here, posMass, j, { eps2: 0, spline: 2.8 * eps });
    for (let k = 0; k < 3; k++) all[3 * i + k] = units.gravity * force[k]!;
  }
  return all;
}
