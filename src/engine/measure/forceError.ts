import { type ForceVariant, PLAIN, sliceSize } from "../state/forceVariant.ts";
import { define, MAX_SAMPLES } from "../state/workspace.ts";

/** Exact accelerations of the first `samples` sampled bodies. */
export const forceError = ({ spline, slice }: ForceVariant = PLAIN, samples: number = MAX_SAMPLES) =>
  define<"measure/forceError">({
    stage: "measure/forceError",
    row: "forceError",
    bind: {
      params: "params",
      posMass: "posMass",
      acceleration: "acceleration",
      samples: "samples",
      exact: "exact",
      round: slice,
    },
    workgroups: (s) => sliceSize(slice, Math.min(samples, s.n)),
    slice: slice.index,
    constants: () => ({ SPLINE: Number(spline) }),
  });
