import { define } from "../state/spec.ts";

/** The same of bodies in block steps by direct sums: how many times their next step is half the step of the run. */
export const blockRung = define({ stage: "measure/blockRung", row: "quantity" });
