import { type ForceVariant, ontoConstants, PLAIN } from "../state/forceVariant.ts";
import { define } from "../state/spec.ts";

/** Bodies a workgroup: two a thread. */
const BLOCK = 128;

/** Every body from every other, or from those of another set. */
export const directSum = ({ spline, slice, ...onto }: ForceVariant = PLAIN) =>
  define<"force/directSum">({
    stage: "force/directSum",
    row: "walk",
    bind: {
      params: "params",
      posMass: onto.foreign ? "sourcePosMass" : "posMass",
      targets: "posMass",
      acceleration: "acceleration",
      repetition: slice,
    },
    workgroups: (sizes) => Math.ceil(sizes.n / BLOCK),
    slice: slice.index,
    constants: () => ({ SPLINE: Number(spline), ...ontoConstants(onto) }),
  });
