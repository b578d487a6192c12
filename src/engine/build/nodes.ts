import { define } from "../state/spec.ts";

/** Nodes in breadth-first order, and when which group walks. */
export const nodes = define({
  stage: "build/nodes",
  row: "topology",
  bind: { counts: "levelCounts", totals: "levelTotals" },
  constants: ({ ordered }) => ({ ORDERED: Number(ordered === true) }),
});
