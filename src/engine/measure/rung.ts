import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** On which rung each body takes its next step, and how many are on each. */
export const rung = define<"measure/rung">({
  stage: "measure/rung",
  row: "quantity",
  bind: { params: "params", velocity: "velocity", id: "id", rungCounts: "rungCounts", quantity: "quantity" },
  workgroups: perThread("measure/rung"),
});
