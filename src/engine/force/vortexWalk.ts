import { sliceSize } from "../state/forceVariant.ts";
import { define } from "../state/spec.ts";
import type { VortexVariant } from "../state/vortexVariant.ts";
import { STACK } from "./stack.ts";

/** The tree of vortex elements seen from groups of 32. */
export const vortexWalk = ({ viscous, hexadecapole = false, slice }: VortexVariant) =>
  define({
    stage: "force/vortexWalk",
    row: "walk",
    bind: { elements: "posMass", strengths: "velocity", dispatch: slice },
    workgroups: (sizes) => sliceSize(slice, sizes.groups),
    slice: slice.index,
    constants: () => ({ STACK, VISCOUS: Number(viscous), HEXADECAPOLE: Number(hexadecapole) }),
  });
