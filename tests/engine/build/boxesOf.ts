import { BOX } from "../../../src/engine/domains/boxTable.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { boxLevels } from "../../reference/boxLevels.ts";
import { groupBoxes } from "../../reference/groupBoxes.ts";
import type { treeOf } from "../sampleTables.ts";

const { BOX_HEAD } = CONSTANTS.boxes;

/** The boxes by which others pack essential trees for the groups of a tree. */
export function boxesOf(tree: ReturnType<typeof treeOf>) {
  const boxes = new Float32Array(BOX_HEAD + BOX * tree.groupList[0]!);
  groupBoxes({ ...tree, boxes });
  return boxLevels(boxes.subarray(BOX_HEAD));
}
