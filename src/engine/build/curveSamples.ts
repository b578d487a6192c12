import { CURVE_SAMPLES, tiles } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Keys of some bodies after the drift, by which the curve is cut. */
export const curveSamples = define({
  stage: "build/curveSamples",
  row: "exchange",
  bind: { posMass: "nextPosMass", id: "nextId", samples: "curveSamples" },
  workgroups: (s) => tiles(Math.min(s.n, CURVE_SAMPLES), 256),
});
