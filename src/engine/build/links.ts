import { perNode, rangeConstants } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Number of children or bodies of every node, and the subtrees. */
export const links = define({
  stage: "build/links",
  row: "topology",
  bind: { keys: "keysA" },
  workgroups: perNode,
  constants: rangeConstants,
});
