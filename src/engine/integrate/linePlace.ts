import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Where along the curve each element is, by its id. */
export const linePlace = define<"integrate/linePlace">({
  stage: "integrate/linePlace",
  row: "lines",
  bind: { params: "params", id: "id", linePlace: "linePlace" },
  workgroups: perThread("integrate/linePlace"),
});
