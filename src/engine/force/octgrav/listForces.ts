import { type ForceVariant, multipoleConstants, PLAIN } from "../../state/forceVariant.ts";
import { define } from "../../state/spec.ts";
import { LIST_LANES, listChunks, rowOf } from "./listChunks.ts";

/** What the cells and bodies of its list do to each group. */
export const listForces = ({ spline, slice, ...cells }: ForceVariant = PLAIN) =>
  define({
    stage: "force/octgrav/listForces",
    row: rowOf("listForces", slice),
    bind: { dispatch: slice },
    workgroups: (s) => LIST_LANES * listChunks(slice)(s),
    constants: () => ({
      SPLINE: Number(spline),
      ...multipoleConstants(cells),
      ...(cells.hexadecapole && { HIGH: 4 * LIST_LANES }),
    }),
  });
