import { type ForceVariant, multipoleConstants, PLAIN, sliceSize, targetConstants } from "../../state/forceVariant.ts";
import { define } from "../../state/spec.ts";

/** The walk of each body by itself, neighbours in lockstep. */
export const lockstep = ({ spline, slice, active = false, ...cells }: ForceVariant = PLAIN) =>
  define({
    stage: "force/changa/lockstep",
    row: "walk",
    bind: { groupList: active ? "activeList" : "groupList", dispatch: slice },
    workgroups: (sizes) => sliceSize(slice, sizes.groups),
    slice: slice.index,
    constants: () => ({ SPLINE: Number(spline), ...multipoleConstants(cells), ...targetConstants({ active }) }),
  });
