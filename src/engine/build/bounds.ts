import { BOUNDS_GROUPS, BOUNDS_TILE, perBody, rangeConstants } from "../state/sizes.ts";
import { define } from "../state/spec.ts";
import { aheadConstants } from "./radixScatter.ts";

/** What a sort leaves to `bounds`. */
interface Clears {
  /** It counts digits ahead. */
  readonly ahead?: boolean;
  /** It goes by bins. */
  readonly bins?: boolean;
  /** The bulk is that of the bodies of some ids. */
  readonly byId?: boolean;
  /** The root cube stands, so that only the counts are cleared. */
  readonly cubeStands?: boolean;
}

/** Smallest and largest coordinates, a pair for each workgroup, cleared counts for the sort, and what it goes by. */
export const bounds = ({ ahead = false, bins = false, byId = false, cubeStands = false }: Clears = {}) =>
  define({
    stage: "build/bounds",
    bind: {
      posMass: "nextPosMass",
      partials: "boundsPartials",
      counts: bins ? "binCounts" : "radixCounts",
      ids: "nextId",
      samples: "bulkSamples",
      sortedKeys: "keysA",
    },
    workgroups: (s) => Math.min(BOUNDS_GROUPS, perBody(BOUNDS_TILE)(s)),
    constants: (s) => ({
      ...aheadConstants(ahead)(s),
      ...rangeConstants(s),
      ...(bins && { BINS: 1 }),
      ...(byId && { BY_ID: 1, RANKED: Number(s.ranked === true) }),
      ...(cubeStands && { LOOK: 0 }),
    }),
  });
