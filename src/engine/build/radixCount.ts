import { perBody, SORT_TILE } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Histogram of digit `digit` in each tile. Even digits read A, odd ones B. */
export const radixCount = (digit: number) =>
  define({
    stage: "build/radixCount",
    row: "sort",
    bind: {
      dispatch: { index: digit, last: digit },
      keys: digit % 2 === 0 ? "keysA" : "keysB",
      counts: "radixCounts",
    },
    workgroups: perBody(SORT_TILE),
  });
