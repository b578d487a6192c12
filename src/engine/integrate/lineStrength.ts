import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Strengths as the lines run on which the elements lie. */
export const lineStrength = define<"integrate/lineStrength">({
  stage: "integrate/lineStrength",
  row: "lines",
  bind: {
    params: "params",
    elements: "posMass",
    id: "id",
    linePlace: "linePlace",
    lineEnds: "lineEnds",
    lineCirculation: "lineCirculation",
    strengths: "velocity",
  },
  workgroups: perThread("integrate/lineStrength"),
});
