import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The cluster's bodies into tables of their own. */
export const bridgeStart = define({ stage: "integrate/bridgeStart", workgroups: perThread("integrate/bridgeStart") });
