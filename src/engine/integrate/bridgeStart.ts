import { define } from "../state/spec.ts";

/** The cluster's bodies into tables of their own. */
export const bridgeStart = define({ stage: "integrate/bridgeStart" });
