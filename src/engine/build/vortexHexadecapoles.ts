import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { perNode } from "../state/sizes.ts";
import { define, type Spec } from "../state/spec.ts";

const { MAX_LEVEL } = CONSTANTS.level;

/** Third and fourth moments of the strengths in the cells of one level. */
export const vortexHexadecapoles = (level: number) =>
  define({
    stage: "build/vortexHexadecapoles",
    row: "moments",
    bind: {
      elements: "posMass",
      strengths: "velocity",
      dispatch: { index: level, last: level },
    },
    workgroups: perNode,
    constants: () => ({ HEXADECAPOLE: 1, DIPOLES: 1 }),
  });

/** Of all levels, from the deepest up. */
export const allVortexHexadecapoles: readonly Spec[] = Array.from({ length: MAX_LEVEL + 1 }, (_, k) =>
  vortexHexadecapoles(MAX_LEVEL - k),
);
