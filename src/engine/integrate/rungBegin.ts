import { define } from "../state/spec.ts";

/** Opens a step of the run on rungs: each body's own step, and half its kick. */
export const rungBegin = define({ stage: "integrate/rungBegin" });
