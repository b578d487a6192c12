import { define, perThread } from "../state/workspace.ts";

/** |a| beside the velocity, for the first forces of a run. */
export const gauge = define<"integrate/gauge">({
  stage: "integrate/gauge",
  row: "gauge",
  bind: { params: "params", acceleration: "acceleration", velocity: "velocity" },
  workgroups: perThread("integrate/gauge"),
});
