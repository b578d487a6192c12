import type { Bodies } from "../../data/bodies/bodies.ts";
import { CONSTANTS } from "../../gpu/constants.gen.ts";
import type { Scaling } from "../scaling.ts";
import type { Settings } from "../settings.ts";
import { clusterOf } from "./cluster.ts";

const { FIXED_REACH } = CONSTANTS.fixed;

// Whether solver, integrator and kernel go together says ../support.ts.

/** Throws one line where bodies lie too far for positions of 64 bits. */
export function checkIndividual({ integrator }: Settings, bodies: Bodies, scaling: Scaling): void {
  checkSummed(integrator, bodies, scaling, () => true);
}

/** The same for bodies that a bridge sums directly, beside a tree. */
export function checkBridge({ integrator }: Settings, bodies: Bodies, scaling: Scaling): void {
  const { places } = clusterOf(bodies);
  checkSummed(integrator, bodies, scaling, (body) => places[body] !== CONSTANTS.cluster.OUTSIDE_CLUSTER);
}

/** Throws one line where direct sums of 64 bits don't hold the bodies that are `among` them. */
function checkSummed(integrator: string, bodies: Bodies, scaling: Scaling, among: (body: number) => boolean): void {
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

/** Throws one line where there is no softening to take steps by accelerations from. */
export function checkRungs({ integrator, softening }: Settings): void {
  if (softening === 0)
    throw new Error(`softening = 0: ${integrator} takes each step from it; it must be above 0, or take leapfrog`);
}
