import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The second half kick. */
export const kick = define<"integrate/kick">({
  stage: "integrate/kick",
  row: "kick",
  bind: { params: "params", acceleration: "acceleration", velocity: "velocity", status: "status" },
  workgroups: perThread("integrate/kick"),
});
