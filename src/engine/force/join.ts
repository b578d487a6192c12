import { BODY_TILE, define, perBody } from "../gpu/workspace.ts";

/** What the parts of each group's walk found, added up. */
export const join = define<"force/join">({
  stage: "force/join",
  row: "walk",
  bind: { params: "params", groupList: "groupList", acceleration: "acceleration", groupCounts: "groupCounts" },
  workgroups: perBody(BODY_TILE),
  constants: ({ parts }) => ({ PARTS: parts }),
});
