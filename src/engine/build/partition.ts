import { define } from "../state/spec.ts";

/** Who stays first, who leaves behind, domain by domain. */
export const partition = define({
  stage: "build/partition",
  row: "exchange",
  bind: { counts: "pieceCounts", totals: "pieceTotals", order: "orderA" },
});
