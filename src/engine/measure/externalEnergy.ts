import { perBody, TOTALS_TILE } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Partial sums of the bodies' energy in external fields. */
export const externalEnergy = define({
  stage: "measure/externalEnergy",
  row: "totals",
  bind: { terms: "externalTerms", partials: "externalTotals" },
  workgroups: perBody(TOTALS_TILE),
});
