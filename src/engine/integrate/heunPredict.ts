import { define } from "../state/spec.ts";
import { STRETCHINGS, type Stretching } from "../state/vortexVariant.ts";

/** A whole step by the rates where the elements are. */
export const heunPredict = (stretching: Stretching) =>
  define({
    stage: "integrate/heunPredict",
    row: "predict",
    bind: { vortex: "vortexParams", elements: "posMass", strengths: "velocity" },
    constants: () => ({ STRETCHING: STRETCHINGS.indexOf(stretching) }),
  });
