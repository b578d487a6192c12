import type { Bodies } from "../data/bodies/bodies.ts";
import { CONSTANTS } from "../gpu/shaders.gen.ts";
import { findSolver } from "./force/index.ts";
import type { Scaling } from "./scaling.ts";
import type { Settings } from "./settings.ts";

const { FIXED_REACH } = CONSTANTS.fixed;

/** Throws one line where bodies can't have time steps of their own: another solver or kernel, or bodies too far for positions of 64 bits. */
export function checkIndividual({ integrator, solver, kernel }: Settings, bodies: Bodies, scaling: Scaling): void {
  if (findSolver(solver).opening !== null)
    throw new Error(`solver = "${solver}": ${integrator} sums forces directly; choose "direct"`);
  if (kernel !== "plummer")
    throw new Error(`kernel = "${kernel}": ${integrator} softens by "plummer"; choose that one`);
  const check = (what: string, values: ArrayLike<number>, unit: number) => {
    for (let k = 0; k < values.length; k++) {
      const size = Math.abs(values[k]!) / unit;
      if (!(size >= FIXED_REACH) || size === Number.POSITIVE_INFINITY) continue;
      throw new Error(
        `${what} of body ${Math.floor(k / 3)} is ${values[k]}: ${integrator} reaches to ${FIXED_REACH * unit} here, ${FIXED_REACH} times what the bulk has; take leapfrog`,
      );
    }
  };
  check("a coordinate", bodies.position, scaling.length);
  check("a velocity", bodies.velocity, scaling.velocity);
}
