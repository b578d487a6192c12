import { type ForceVariant, PLAIN, sliceSize } from "../state/forceVariant.ts";
import { define, perThread } from "../state/workspace.ts";

/** Every body from every other. */
export const directSum = ({ spline, slice }: ForceVariant = PLAIN) =>
  define<"force/directSum">({
    stage: "force/directSum",
    row: "walk",
    bind: { params: "params", posMass: "posMass", acceleration: "acceleration", round: slice },
    workgroups: (sizes) => sliceSize(slice, perThread("force/directSum")(sizes)),
    slice: slice.index,
    constants: () => ({ SPLINE: Number(spline) }),
  });
