import { BOUNDS_GROUPS, define, perBody, SORT_TILE } from "../gpu/workspace.ts";
import { aheadConstants } from "./radixScatter.ts";

/** Smallest and largest coordinates, a pair for each workgroup; before a sort that counts `ahead`. */
export const bounds = (ahead = false) =>
  define<"build/bounds">({
    stage: "build/bounds",
    row: "bounds",
    bind: { params: "params", posMass: "nextPosMass", partials: "boundsPartials", counts: "radixCounts" },
    workgroups: (s) => Math.min(BOUNDS_GROUPS, perBody(SORT_TILE)(s)),
    constants: aheadConstants(ahead),
  });
