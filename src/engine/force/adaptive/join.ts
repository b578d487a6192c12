import { perThread } from "../../state/sizes.ts";
import { define } from "../../state/spec.ts";

/** What the parts of each group's walk found, added up. */
export const join = define<"force/adaptive/join">({
  stage: "force/adaptive/join",
  row: "walk",
  bind: { params: "params", groupList: "groupList", acceleration: "acceleration", groupCounts: "groupCounts" },
  workgroups: perThread("force/adaptive/join"),
  constants: ({ parts }) => ({ PARTS: parts }),
});
