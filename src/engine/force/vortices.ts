import { STAGES } from "../../gpu/shaders.gen.ts";
import { sliceSize } from "../state/forceVariant.ts";
import { tiles } from "../state/sizes.ts";
import { define } from "../state/spec.ts";
import type { VortexVariant } from "../state/vortexVariant.ts";
import { STACK } from "./adaptive/tolerance.ts";

/** Every vortex element from all of them. */
export const vortexSum = ({ viscous, slice }: VortexVariant) =>
  define({
    stage: "force/vortexSum",
    row: "walk",
    bind: { elements: "posMass", strengths: "velocity", dispatch: slice },
    workgroups: (sizes) => sliceSize(slice, tiles(sizes.n, STAGES["force/vortexSum"].threads)),
    slice: slice.index,
    constants: () => ({ VISCOUS: Number(viscous) }),
  });

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
