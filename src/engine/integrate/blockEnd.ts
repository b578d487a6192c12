import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The bodies as everybody outside sees them, once a step of the run is done. */
export const blockEnd = define<"integrate/blockEnd">({
  stage: "integrate/blockEnd",
  row: "blockEnd",
  bind: {
    params: "params",
    fixedPosition: "fixedPosition",
    acceleration: "acceleration",
    blockState: "blockState",
    fixedVelocity: "fixedVelocity",
    status: "status",
    posMass: "posMass",
    velocity: "velocity",
  },
  workgroups: perThread("integrate/blockEnd"),
});
