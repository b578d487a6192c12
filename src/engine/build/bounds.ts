import { BOUNDS_GROUPS, BOUNDS_TILE, define, perBody } from "../state/workspace.ts";

/** Smallest and largest coordinates, a pair for each workgroup. */
export const bounds = define<"build/bounds">({
  stage: "build/bounds",
  row: "bounds",
  bind: { params: "params", posMass: "nextPosMass", partials: "boundsPartials" },
  workgroups: (s) => Math.min(BOUNDS_GROUPS, perBody(BOUNDS_TILE)(s)),
});
