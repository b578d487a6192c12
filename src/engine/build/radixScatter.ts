import { define, perBody, SORT_TILE } from "../state/workspace.ts";

/** Sorts by digit `digit`, from A to B for even digits and back for odd ones. */
export const radixScatter = (digit: number) => {
  const even = digit % 2 === 0;
  return define<"build/radixScatter">({
    stage: "build/radixScatter",
    row: "sort",
    bind: {
      params: "params",
      round: { index: digit, last: digit },
      keys: even ? "keysA" : "keysB",
      order: even ? "orderA" : "orderB",
      counts: "radixCounts",
      totals: "radixTotals",
      sortedKeys: even ? "keysB" : "keysA",
      sortedOrder: even ? "orderB" : "orderA",
    },
    workgroups: perBody(SORT_TILE),
  });
};
