import { define } from "../state/spec.ts";

/** Strengths as the lines run on which the elements lie. */
export const lineStrength = define({
  stage: "integrate/lineStrength",
  row: "lines",
  bind: { elements: "posMass", strengths: "velocity" },
});
