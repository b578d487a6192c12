import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { perNode } from "../state/sizes.ts";
import { define, type Spec } from "../state/spec.ts";

const { MAX_LEVEL } = CONSTANTS.level;

/** Moments of the strengths in the cells of one level of the tree. */
export const vortexMoments = (level: number, hexadecapole = false) =>
  define({
    stage: "build/vortexMoments",
    row: "moments",
    bind: {
      elements: "posMass",
      strengths: "velocity",
      dispatch: { index: level, last: level },
    },
    workgroups: perNode,
    constants: () => ({ HEXADECAPOLE: Number(hexadecapole) }),
  });

/** Of all levels, from the deepest up. */
export const allVortexMoments = (hexadecapole: boolean): readonly Spec[] =>
  Array.from({ length: MAX_LEVEL + 1 }, (_, k) => vortexMoments(MAX_LEVEL - k, hexadecapole));
