import { type ForceVariant, type Opening, openingNumber, PLAIN } from "../../state/forceVariant.ts";
import { define } from "../../state/spec.ts";
import { listChunks, rowOf } from "./listChunks.ts";

/** The interaction lists themselves. */
export const lists = (opening: Opening, { spline, slice }: ForceVariant = PLAIN) =>
  define({
    stage: "force/octgrav/lists",
    row: rowOf("lists", slice),
    bind: { dispatch: slice },
    workgroups: listChunks(slice),
    constants: () => ({ OPENING: openingNumber(opening), SPLINE: Number(spline) }),
  });
