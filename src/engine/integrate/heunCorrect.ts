import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";
import { STRETCHINGS, type Stretching } from "../state/vortexVariant.ts";

/** The step by the mean of the rates at both its ends. */
export const heunCorrect = (stretching: Stretching) =>
  define<"integrate/heunCorrect">({
    stage: "integrate/heunCorrect",
    row: "correct",
    bind: {
      params: "params",
      vortex: "vortexParams",
      induced: "induced",
      halfway: "halfway",
      elements: "posMass",
      strengths: "velocity",
      status: "status",
    },
    workgroups: perThread("integrate/heunCorrect"),
    constants: () => ({ STRETCHING: STRETCHINGS.indexOf(stretching) }),
  });
