import { tiles } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Where the groups of the tree are. */
export const groupBoxes = define<"build/groupBoxes">({
  stage: "build/groupBoxes",
  row: "boxes",
  bind: { params: "params", posMass: "posMass", velocity: "velocity", groupList: "groupList", boxes: "groupBoxes" },
  workgroups: (s) => tiles(s.groups, 64),
});
