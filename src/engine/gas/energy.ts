import { perBody } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Partial sums of thermal energy, of what has left the gas, and of what stars gave that explode. */
export const gasEnergy = define<"gas/energy">({
  stage: "gas/energy",
  row: "totals",
  bind: {
    ...{ params: "params", posMass: "posMass", gasState: "column gasState", gasSpare: "column gasSpare" },
    partials: "gasTotalsOfEnergy",
  },
  workgroups: perBody(256),
});
