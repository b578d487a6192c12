import { BOX, boxLevels } from "../../../src/engine/domains/boxLevels.ts";
import { groupBoxes } from "../../reference/groupBoxes.ts";
import type { treeOf } from "../sampleTables.ts";

/** The boxes by which others pack essential trees for the groups of a tree. */
export function boxesOf(tree: ReturnType<typeof treeOf>) {
  const boxes = new Float32Array(BOX * tree.groupList[0]!);
  groupBoxes({ ...tree, boxes });
  return boxLevels(boxes);
}
