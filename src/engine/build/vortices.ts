import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { perNode } from "../state/sizes.ts";
import { define, type Spec } from "../state/spec.ts";

const { MAX_LEVEL } = CONSTANTS.level;

/** Moments of the strengths in the cells of one level of the tree. */
export const vortexMoments = (level: number, hexadecapole = false) =>
  define({
    stage: "build/vortexMoments",
    row: "moments",
    bind: { elements: "posMass", strengths: "velocity", dispatch: { index: level, last: level } },
    workgroups: perNode,
    constants: () => ({ HEXADECAPOLE: Number(hexadecapole) }),
  });

/** Third and fourth moments of the strengths in the cells of one level. */
export const vortexHexadecapoles = (level: number) =>
  define({
    stage: "build/vortexHexadecapoles",
    row: "moments",
    bind: { elements: "posMass", strengths: "velocity", dispatch: { index: level, last: level } },
    workgroups: perNode,
    constants: () => ({ HEXADECAPOLE: 1, DIPOLES: 1 }),
  });

/** Of all levels, from the deepest up: to the second moments, or to the fourth. */
export function allVortexMoments(hexadecapole: boolean): readonly Spec[] {
  const levels = Array.from({ length: MAX_LEVEL + 1 }, (_, k) => MAX_LEVEL - k);
  const second = levels.map((level) => vortexMoments(level, hexadecapole));
  return hexadecapole ? [...second, ...levels.map(vortexHexadecapoles)] : second;
}
