import { define } from "../state/spec.ts";

/** All bodies as sources of the field, those of the cluster without mass. */
export const bridgeField = define({ stage: "integrate/bridgeField" });
