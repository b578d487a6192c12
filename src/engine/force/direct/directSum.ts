import { type ForceVariant, PLAIN, partsFor, targetConstants } from "../../state/forceVariant.ts";
import { SUM_BLOCK, tiles } from "../../state/sizes.ts";
import { define } from "../../state/spec.ts";

/** Every body from every other, or from those of another set. */
export const directSum = ({ spline, slice, ...onto }: ForceVariant = PLAIN) =>
  define({
    stage: "force/direct/directSum",
    row: "walk",
    bind: { posMass: onto.foreign ? "sourcePosMass" : "posMass", targets: "posMass", dispatch: slice },
    workgroups: ({ n, parts }) => tiles(n, SUM_BLOCK) * partsFor(parts, onto),
    slice: slice.index,
    constants: ({ parts }) => ({ PARTS: partsFor(parts, onto), SPLINE: Number(spline), ...targetConstants(onto) }),
  });
