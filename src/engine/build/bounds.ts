import { BOUNDS_GROUPS, define, perBody, SORT_TILE } from "../state/workspace.ts";

/** Smallest and largest coordinates, a pair for each workgroup. */
export const bounds = define<"build/bounds">({
  stage: "build/bounds",
  row: "bounds",
  bind: { params: "params", posMass: "nextPosMass", partials: "boundsPartials" },
  workgroups: (s) => Math.min(BOUNDS_GROUPS, perBody(SORT_TILE)(s)),
});
