import { MAX_SAMPLES, tiles } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The forces of gas on sampled bodies, behind their exact sums. */
export const gasExact = define<"gas/exact">({
  stage: "gas/exact",
  row: "forceError",
  workgroups: (s) => tiles(Math.min(MAX_SAMPLES, s.n), 64),
});
