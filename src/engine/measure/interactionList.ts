import { type ForceVariant, multipoleConstants, type Opening, openingNumber } from "../state/forceVariant.ts";
import { define } from "../state/spec.ts";

/** The cells and leaves that the walk of the selected body's group used, by the criterion of that walk. */
export const interactionList = ({
  opening,
  spline,
  ...cells
}: Pick<ForceVariant, "spline" | "quadrupole" | "hexadecapole"> & { readonly opening: Opening }) =>
  define({
    stage: "measure/interactionList",
    row: "follow",
    workgroups: () => 1,
    constants: () => ({
      SPLINE: Number(spline),
      ...multipoleConstants(cells),
      OPENING: openingNumber(opening),
    }),
  });
