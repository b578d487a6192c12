import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Ends the own steps that end with this block step, and opens the next ones. */
export const rungKick = define<"integrate/rungKick">({
  stage: "integrate/rungKick",
  row: "rungKick",
  bind: {
    params: "params",
    posMass: "posMass",
    acceleration: "acceleration",
    rungState: "rungState",
    status: "status",
    velocity: "velocity",
    origin: "origin",
  },
  workgroups: perThread("integrate/rungKick"),
});
