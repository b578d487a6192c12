import { define } from "../state/spec.ts";

/** |a| beside the velocity, for the first forces of a run. */
export const accelerationSize = define({ stage: "integrate/accelerationSize" });
