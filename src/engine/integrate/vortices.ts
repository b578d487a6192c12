import { define } from "../state/spec.ts";
import { STRETCHINGS, type Stretching } from "../state/vortexVariant.ts";

const bind = { vortex: "vortexParams", elements: "posMass", strengths: "velocity" } as const;

/** A whole step by the rates where the elements are. */
export const heunPredict = (stretching: Stretching) =>
  define({
    stage: "integrate/heunPredict",
    row: "predict",
    bind,
    constants: () => ({ STRETCHING: STRETCHINGS.indexOf(stretching) }),
  });

/** The step by the mean of the rates at both its ends. */
export const heunCorrect = (stretching: Stretching) =>
  define({
    stage: "integrate/heunCorrect",
    row: "correct",
    bind,
    constants: () => ({ STRETCHING: STRETCHINGS.indexOf(stretching) }),
  });

/** Where along the curve each element is, by its id. */
export const linePlace = define({ stage: "integrate/linePlace", row: "lines" });

/** Strengths as the lines run on which the elements lie. */
export const lineStrength = define({
  stage: "integrate/lineStrength",
  row: "lines",
  bind: { elements: "posMass", strengths: "velocity" },
});
