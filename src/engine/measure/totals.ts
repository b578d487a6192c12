import { perBody, TOTALS_TILE } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Partial sums of mass, energies, momenta and the centre of mass. */
export const totals = define<"measure/totals">({
  stage: "measure/totals",
  row: "totals",
  bind: {
    params: "params",
    posMass: "posMass",
    velocity: "velocity",
    acceleration: "acceleration",
    partials: "totals",
  },
  workgroups: perBody(TOTALS_TILE),
});
