import { define } from "../state/spec.ts";

/** Bodies of one set as targets of another. */
export const targets = define({ stage: "force/targets" });
