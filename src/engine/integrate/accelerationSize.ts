import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** |a| beside the velocity, for the first forces of a run. */
export const accelerationSize = define<"integrate/accelerationSize">({
  stage: "integrate/accelerationSize",
  row: "accelerationSize",
  bind: { params: "params", acceleration: "acceleration", velocity: "velocity" },
  workgroups: perThread("integrate/accelerationSize"),
});
