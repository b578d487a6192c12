import { type ForceVariant, PLAIN, sliceSize } from "../state/forceVariant.ts";
import { define } from "../state/spec.ts";

/** Bodies a workgroup: two a thread. */
const BLOCK = 128;

/** Every body from every other. */
export const directSum = ({ spline, slice }: ForceVariant = PLAIN) =>
  define<"force/directSum">({
    stage: "force/directSum",
    row: "walk",
    bind: { params: "params", posMass: "posMass", acceleration: "acceleration", round: slice },
    workgroups: (sizes) => sliceSize(slice, Math.ceil(sizes.n / BLOCK)),
    slice: slice.index,
    constants: () => ({ SPLINE: Number(spline) }),
  });
