import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** What a run in block steps begins with; `sixth`: of sixth order. */
export const blockStart = (sixth = false) =>
  define<"integrate/blockStart">({
    stage: "integrate/blockStart",
    row: "blockStart",
    bind: {
      params: "params",
      posMass: "posMass",
      velocity: "velocity",
      blockState: "blockState",
      fixedPosition: "fixedPosition",
      fixedVelocity: "fixedVelocity",
      acceleration: "acceleration",
      jerk: "jerk",
      due: "due",
    },
    workgroups: perThread("integrate/blockStart"),
    constants: () => ({ SIXTH: Number(sixth) }),
  });
