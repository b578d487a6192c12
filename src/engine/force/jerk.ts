import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Acceleration, potential and jerk of the bodies that are due; `extended`: by differences of 64 bits; `sixth`: their snap too. */
export const jerk = (extended: boolean, sixth = false) =>
  define<"force/jerk">({
    stage: "force/jerk",
    row: "jerk",
    bind: {
      params: "params",
      predicted: "predicted",
      turn: "turn",
      blockState: "blockState",
      jerkParts: "jerkParts",
    },
    workgroups: perThread("force/jerk"),
    indirect: "forceDispatch",
    constants: () => ({ EXTENDED: Number(extended), SIXTH: Number(sixth) }),
  });
