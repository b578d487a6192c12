import { define } from "../state/spec.ts";

/** Places in the order of the bodies of one batch of samples. */
export const sampleBatch = define({ stage: "measure/sampleBatch", row: "quantity" });
