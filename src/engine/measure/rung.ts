import { define } from "../state/spec.ts";

/** On which rung each body takes its next step, and how many are on each. */
export const rung = define({ stage: "measure/rung", row: "quantity" });
