import { BOUNDS_GROUPS, BOUNDS_TILE, perBody } from "../state/sizes.ts";
import { define } from "../state/spec.ts";
import { aheadConstants } from "./radixScatter.ts";

/** Smallest and largest coordinates, a pair for each workgroup; before a sort that counts `ahead`, where the root cube stands (`cubeStands`) only its table. */
export const bounds = (ahead = false, cubeStands = false) =>
  define<"build/bounds">({
    stage: "build/bounds",
    row: "bounds",
    bind: {
      params: "params",
      posMass: "nextPosMass",
      partials: "boundsPartials",
      counts: "radixCounts",
      status: "status",
    },
    workgroups: (s) => Math.min(BOUNDS_GROUPS, perBody(BOUNDS_TILE)(s)),
    constants: (s) => ({ ...aheadConstants(ahead)(s), ...(cubeStands && { LOOK: 0 }) }),
  });
