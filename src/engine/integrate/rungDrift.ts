import { define } from "../state/spec.ts";

/** All bodies at the time of a block step, with what is kept of each, where the sort reads them. */
export const rungDrift = define({ stage: "integrate/rungDrift" });
