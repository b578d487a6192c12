import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Bodies of one set as targets of another. */
export const targets = define<"force/targets">({
  stage: "force/targets",
  row: "targets",
  bind: { params: "params", posMass: "posMass", velocity: "velocity", targets: "targets" },
  workgroups: perThread("force/targets"),
});
