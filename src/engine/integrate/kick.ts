import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The second half kick. */
export const kick = define({ stage: "integrate/kick", workgroups: perThread("integrate/kick") });
