import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** All bodies at the time of the next block step, and which are due; `sixth`: of sixth order. */
export const predict = (sixth = false) =>
  define<"integrate/predict">({
    stage: "integrate/predict",
    row: "predict",
    bind: {
      params: "params",
      fixedPosition: "fixedPosition",
      fixedVelocity: "fixedVelocity",
      acceleration: "acceleration",
      jerk: "jerk",
      due: "due",
      blockState: "blockState",
      predicted: "predicted",
      turn: "turn",
    },
    workgroups: perThread("integrate/predict"),
    constants: () => ({ SIXTH: Number(sixth) }),
  });
