import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Nodes in breadth-first order, and when which group walks. */
export const nodes = define<"build/nodes">({
  stage: "build/nodes",
  row: "topology",
  bind: {
    params: "params",
    bodyLevels: "bodyLevels",
    counts: "levelCounts",
    totals: "levelTotals",
    nodeBegin: "nodeBegin",
    nodeLink: "nodeLink",
    levelStart: "levelStart",
    groupList: "groupList",
    status: "status",
  },
  workgroups: perThread("build/nodes"),
  constants: ({ ordered }) => ({ ORDERED: Number(ordered === true) }),
});
