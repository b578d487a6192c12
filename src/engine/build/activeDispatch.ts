import { define } from "../state/spec.ts";

/** As many workgroups as there are groups with active bodies. */
export const activeDispatch = define<"build/activeDispatch">({
  stage: "build/activeDispatch",
  row: "active",
  bind: { groupList: "groupList", activeList: "activeList", dispatch: "dispatch" },
  workgroups: () => 1,
});
