import { define } from "../state/spec.ts";

/** The second half kick. */
export const kick = define({ stage: "integrate/kick" });
