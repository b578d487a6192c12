import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** How long ago each body was captured by another galaxy. */
export const capture = define<"measure/capture">({
  stage: "measure/capture",
  row: "quantity",
  bind: {
    quantityParams: "quantityParams",
    posMass: "posMass",
    velocity: "velocity",
    acceleration: "acceleration",
    id: "id",
    traits: "traits",
    cores: "cores",
    captured: "captured",
    quantity: "quantity",
  },
  workgroups: perThread("measure/capture"),
});
