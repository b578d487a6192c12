import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The same of bodies in block steps by direct sums: how many times their next step is half the step of the run. */
export const blockRung = define<"measure/blockRung">({
  stage: "measure/blockRung",
  row: "quantity",
  bind: {
    params: "params",
    fixedVelocity: "fixedVelocity",
    id: "id",
    rungCounts: "rungCounts",
    quantity: "quantity",
  },
  workgroups: perThread("measure/blockRung"),
});
