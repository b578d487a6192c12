import { MAX_SAMPLES, tiles } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The pull of external fields on sampled bodies, behind their exact sums. */
export const externalExact = define<"measure/externalExact">({
  stage: "measure/externalExact",
  row: "forceError",
  bind: {
    params: "params",
    terms: "externalTerms",
    radialTables: "radialTables",
    posMass: "posMass",
    samples: "samples",
    exact: "exact",
  },
  workgroups: (s) => tiles(Math.min(MAX_SAMPLES, s.n), 64),
});
