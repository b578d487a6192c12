import { rangeConstants } from "../state/sizes.ts";
import { define } from "../state/spec.ts";
import { aheadConstants } from "./radixScatter.ts";

/** Hilbert keys of 63 bits; for a sort that counts `ahead`, with the counts of their first digit. */
export const keys = (ahead = false) =>
  define({
    stage: "build/keys",
    bind: {
      posMass: "nextPosMass",
      keys: "keysA",
      order: "orderA",
      counts: "radixCounts",
      oddKeys: "keysB",
      oddOrder: "orderB",
    },
    constants: (s) => ({ ...aheadConstants(ahead)(s), ...rangeConstants(s) }),
  });
