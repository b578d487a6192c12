import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The mass density about each body. */
export const localDensity = define<"measure/localDensity">({
  stage: "measure/localDensity",
  row: "quantity",
  bind: { quantityParams: "quantityParams", posMass: "posMass", id: "id", quantity: "quantity" },
  workgroups: perThread("measure/localDensity"),
});
