import { define } from "../state/spec.ts";
import { STRETCHINGS, type Stretching } from "../state/vortexVariant.ts";

/** The step by the mean of the rates at both its ends. */
export const heunCorrect = (stretching: Stretching) =>
  define({
    stage: "integrate/heunCorrect",
    row: "correct",
    bind: { vortex: "vortexParams", elements: "posMass", strengths: "velocity" },
    constants: () => ({ STRETCHING: STRETCHINGS.indexOf(stretching) }),
  });
