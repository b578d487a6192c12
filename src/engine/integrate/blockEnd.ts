import { define } from "../state/spec.ts";

/** The bodies as they are seen from outside, once a step of the run is done. */
export const blockEnd = define({ stage: "integrate/blockEnd" });
