import { define } from "../state/spec.ts";

/** Ends the own steps that end with this block step, and opens the next ones. */
export const rungKick = define({ stage: "integrate/rungKick" });
