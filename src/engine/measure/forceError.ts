import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { type ForceVariant, PLAIN, sliceSize } from "../state/forceVariant.ts";
import { MAX_SAMPLES } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Exact accelerations of the first `samples` sampled bodies. */
export const forceError = ({
  spline,
  slice,
  samples = MAX_SAMPLES,
}: ForceVariant & { readonly samples?: number } = PLAIN) =>
  define({
    stage: "measure/forceError",
    bind: { dispatch: slice },
    workgroups: (s) => sliceSize(slice, Math.ceil(Math.min(samples, s.n) / CONSTANTS["measure/forceError"].TOGETHER)),
    slice: slice.index,
    constants: () => ({ SPLINE: Number(spline) }),
  });
