import { fusedTile, perBody, type Sizes, SORT_TILE } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** What the stages of a sort that counts `ahead` are compiled with. */
export const aheadConstants =
  (ahead: boolean) =>
  ({ n }: Sizes) =>
    ahead ? { AHEAD: 1, TILE: fusedTile(n) } : {};

/** Sorts by digit `digit`, from A to B for even digits and back for odd ones; `ahead`: and counts the next one. */
export const radixScatter = (digit: number, ahead = false) => {
  const even = digit % 2 === 0;
  return define({
    stage: "build/radixScatter",
    row: "sort",
    bind: {
      dispatch: { index: digit, last: digit },
      keys: even ? "keysA" : "keysB",
      order: even ? "orderA" : "orderB",
      counts: "radixCounts",
      totals: "radixTotals",
      sortedKeys: even ? "keysB" : "keysA",
      sortedOrder: even ? "orderB" : "orderA",
    },
    workgroups: (s) => perBody(ahead ? fusedTile(s.n) : SORT_TILE)(s),
    constants: aheadConstants(ahead),
  });
};
