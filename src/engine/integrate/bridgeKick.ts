import { define } from "../state/spec.ts";

/** Half a kick of the cluster by the field of the others; jerks follow. */
export const bridgeKick = define({ stage: "integrate/bridgeKick" });
