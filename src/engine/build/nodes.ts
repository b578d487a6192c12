import { rangeConstants } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Nodes in breadth-first order, and when which group walks. */
export const nodes = define({
  stage: "build/nodes",
  row: "topology",
  bind: { counts: "levelCounts", totals: "levelTotals" },
  constants: (sizes) => ({ ORDERED: Number(sizes.ordered === true), ...rangeConstants(sizes) }),
});
