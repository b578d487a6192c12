import { tiles } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Where the groups of the tree are. */
export const groupBoxes = define({
  stage: "build/groupBoxes",
  row: "boxes",
  bind: { boxes: "groupBoxes" },
  workgroups: (s) => tiles(s.groups, 64),
});
