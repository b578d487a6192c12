import type { Bodies } from "../../data/bodies/bodies.ts";
import { CONSTANTS } from "../../gpu/shaders.gen.ts";
import { findSolver } from "../force/index.ts";
import type { Scaling } from "../scaling.ts";
import type { Settings } from "../settings.ts";
import { clusterOf } from "./cluster.ts";

const { FIXED_REACH } = CONSTANTS.fixed;

/** Throws one line where bodies can't have time steps of their own: another solver or kernel, or bodies too far for positions of 64 bits. */
export function checkIndividual({ integrator, solver, kernel }: Settings, bodies: Bodies, scaling: Scaling): void {
  if (findSolver(solver).opening !== null)
    throw new Error(`solver = "${solver}": ${integrator} sums forces directly; choose "direct"`);
  checkSummed({ integrator, kernel }, bodies, scaling, () => true);
}

/** The same for bodies that a bridge sums directly, beside a tree. */
export function checkBridge({ integrator, solver, kernel }: Settings, bodies: Bodies, scaling: Scaling): void {
  if (findSolver(solver).opening === null)
    throw new Error(`solver = "${solver}": ${integrator} walks a tree for the galaxy's forces; choose "adaptive"`);
  const { places } = clusterOf(bodies);
  checkSummed({ integrator, kernel }, bodies, scaling, (body) => places[body] !== CONSTANTS.cluster.OUTSIDE_CLUSTER);
}

/** Throws one line where direct sums of 64 bits don't hold the bodies that are `among` them. */
function checkSummed(
  { integrator, kernel }: Pick<Settings, "integrator" | "kernel">,
  bodies: Bodies,
  scaling: Scaling,
  among: (body: number) => boolean,
): void {
  if (kernel !== "plummer")
    throw new Error(`kernel = "${kernel}": ${integrator} softens by "plummer"; choose that one`);
  const check = (what: string, values: ArrayLike<number>, unit: number) => {
    for (let k = 0; k < values.length; k++) {
      const size = Math.abs(values[k]!) / unit;
      if (!(size >= FIXED_REACH) || size === Number.POSITIVE_INFINITY || !among(Math.floor(k / 3))) continue;
      throw new Error(
        `${what} of body ${Math.floor(k / 3)} is ${values[k]}: ${integrator} reaches to ${FIXED_REACH * unit} here, ${FIXED_REACH} times what the bulk has; take leapfrog`,
      );
    }
  };
  check("a coordinate", bodies.position, scaling.length);
  check("a velocity", bodies.velocity, scaling.velocity);
}

/** Throws one line where bodies can't have steps by their accelerations: no tree whose groups walk, or no softening to take the step from. */
export function checkRungs({ integrator, solver, softening }: Settings): void {
  if (findSolver(solver).opening === null)
    throw new Error(`solver = "${solver}": ${integrator} walks a tree for some of the bodies; choose "adaptive"`);
  if (findSolver(solver).lists)
    throw new Error(`solver = "${solver}": it walks for all bodies, ${integrator} for some; choose "adaptive"`);
  if (softening === 0)
    throw new Error(`softening = 0: ${integrator} takes each step from it; it must be above 0, or take leapfrog`);
}
