import { perBody, TOTALS_TILE } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Partial sums of mass, energies, momenta and the centre of mass. */
export const totals = define({
  stage: "measure/totals",
  bind: { partials: "totals" },
  workgroups: perBody(TOTALS_TILE),
});
