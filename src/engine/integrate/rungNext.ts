import { define } from "../state/spec.ts";

/** Counts a block step, and with the last one the step of the run. */
export const rungNext = define({ stage: "integrate/rungNext", workgroups: () => 1 });
