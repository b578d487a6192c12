import { type ForceVariant, type Opening, openingNumber, PLAIN } from "../../state/forceVariant.ts";
import { define } from "../../state/spec.ts";
import { listChunks, rowOf } from "./listChunks.ts";

/** How long the interaction list of each group is. */
export const listLengths = (opening: Opening, { spline, slice }: ForceVariant = PLAIN) =>
  define({
    stage: "force/octgrav/listLengths",
    row: rowOf("listLengths", slice),
    bind: { dispatch: slice },
    workgroups: listChunks(slice),
    slice: slice.index,
    constants: () => ({ OPENING: openingNumber(opening), SPLINE: Number(spline) }),
  });
