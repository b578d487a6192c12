import { type ForceChoice, PLAIN, sliceSize } from "../gpu/choice.ts";
import { define } from "../gpu/workspace.ts";

/** Bodies a workgroup: two a thread. */
const BLOCK = 128;

/** Every body from every other. */
export const directSum = ({ spline, slice }: ForceChoice = PLAIN) =>
  define<"force/directSum">({
    stage: "force/directSum",
    row: "walk",
    bind: { params: "params", posMass: "posMass", acceleration: "acceleration", round: slice },
    workgroups: (sizes) => sliceSize(slice, Math.ceil(sizes.n / BLOCK)),
    slice: slice.index,
    constants: () => ({ SPLINE: Number(spline) }),
  });
