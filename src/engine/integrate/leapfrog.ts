import { define } from "../state/spec.ts";

/** Half a kick and a drift. */
export const kickDrift = define({ stage: "integrate/kickDrift" });

/** The second half kick. */
export const kick = define({ stage: "integrate/kick" });

/** |a| beside the velocity, for the first forces of a run. */
export const accelerationSize = define({ stage: "integrate/accelerationSize" });
