import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The piece of the curve that each body after the drift is in. */
export const pieces = define<"build/pieces">({
  stage: "build/pieces",
  row: "exchange",
  bind: {
    params: "params",
    division: "division",
    posMass: "nextPosMass",
    id: "nextId",
    cuts: "cuts",
    pieces: "pieces",
    counts: "pieceCounts",
    root: "root",
  },
  workgroups: perThread("build/pieces"),
});
