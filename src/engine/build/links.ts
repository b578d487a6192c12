import { perNode } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Number of children or bodies of every node, and the subtrees. */
export const links = define<"build/links">({
  stage: "build/links",
  row: "topology",
  bind: {
    params: "params",
    keys: "keysA",
    nodeBegin: "nodeBegin",
    levelStart: "levelStart",
    nodeLink: "nodeLink",
    subtrees: "subtrees",
    status: "status",
  },
  workgroups: perNode,
});
