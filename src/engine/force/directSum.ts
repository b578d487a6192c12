import { type ForceVariant, ontoConstants, PLAIN } from "../state/forceVariant.ts";
import { SUM_BLOCK, tiles } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Every body from every other, or from those of another set. */
export const directSum = ({ spline, slice, ...onto }: ForceVariant = PLAIN) => {
  const partsOf = (parts: number) => (onto.foreign || onto.active ? 1 : parts);
  return define<"force/directSum">({
    stage: "force/directSum",
    row: "walk",
    bind: {
      params: "params",
      posMass: onto.foreign ? "sourcePosMass" : "posMass",
      targets: "posMass",
      acceleration: "acceleration",
      repetition: slice,
    },
    workgroups: ({ n, parts }) => tiles(n, SUM_BLOCK) * partsOf(parts),
    slice: slice.index,
    constants: ({ parts }) => ({ PARTS: partsOf(parts), SPLINE: Number(spline), ...ontoConstants(onto) }),
  });
};
