import { MAX_SAMPLES, tiles } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The pull of external fields on sampled bodies, behind their exact sums. */
export const externalExact = define({
  stage: "measure/externalExact",
  row: "forceError",
  bind: { terms: "externalTerms" },
  workgroups: (s) => tiles(Math.min(MAX_SAMPLES, s.n), 64),
});
