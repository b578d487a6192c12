import { define } from "../state/spec.ts";

/** Half a kick and a drift. */
export const kickDrift = define({ stage: "integrate/kickDrift" });
