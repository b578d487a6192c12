import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Places in the order of the bodies of one batch of samples. */
export const sampleBatch = define<"measure/sampleBatch">({
  stage: "measure/sampleBatch",
  row: "quantity",
  bind: { quantityParams: "quantityParams", id: "id", samples: "samples" },
  workgroups: perThread("measure/sampleBatch"),
});
