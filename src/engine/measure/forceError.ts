import { define, MAX_SAMPLES } from "../gpu/workspace.ts";

/** Exact accelerations of sampled bodies. */
export const forceError = define<"measure/forceError">({
  stage: "measure/forceError",
  row: "forceError",
  bind: {
    params: "params",
    posMass: "posMass",
    acceleration: "acceleration",
    samples: "samples",
    exact: "exact",
  },
  workgroups: (s) => Math.min(MAX_SAMPLES, s.n),
});
