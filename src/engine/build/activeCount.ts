import { define } from "../state/spec.ts";

/** How many groups have active bodies, for the walks. */
export const activeCount = define<"build/activeCount">({
  stage: "build/activeCount",
  row: "active",
  bind: { groupList: "groupList", activeList: "activeList", groupsFound: "groupsFound" },
  workgroups: () => 1,
});
