import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** On which rung each body takes its next step, and how many are on each. */
export const rung = define({ stage: "measure/rung", row: "quantity", workgroups: perThread("measure/rung") });

/** The same where gas has steps of its own. */
export const gasRung = define<"gas/rung">({
  stage: "gas/rung",
  row: "quantity",
  bind: {
    ...{ params: "params", gasParams: "gasParams", velocity: "velocity", id: "id" },
    ...{ gasState: "column gasState", gasSpare: "column gasSpare", rungCounts: "rungCounts", quantity: "quantity" },
  },
  workgroups: perThread("gas/rung"),
});
