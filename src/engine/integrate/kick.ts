import { define, perThread } from "../state/workspace.ts";

/** The second half kick. */
export const kick = define<"integrate/kick">({
  stage: "integrate/kick",
  row: "kick",
  bind: { params: "params", acceleration: "acceleration", velocity: "velocity", status: "status" },
  workgroups: perThread("integrate/kick"),
});
