import { type ForceVariant, PLAIN } from "../../state/forceVariant.ts";
import { define } from "../../state/spec.ts";
import { rowOf } from "./listChunks.ts";

/** Where the interaction list of each group begins. */
export const listStarts = ({ slice }: ForceVariant = PLAIN) =>
  define({
    stage: "force/octgrav/listStarts",
    row: rowOf("listStarts", slice),
    bind: { dispatch: slice },
    workgroups: () => 1,
  });
