import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Who stays first, who leaves behind, domain by domain. */
export const partition = define<"build/partition">({
  stage: "build/partition",
  row: "exchange",
  bind: {
    params: "params",
    division: "division",
    pieces: "pieces",
    counts: "pieceCounts",
    totals: "pieceTotals",
    order: "orderA",
  },
  workgroups: perThread("build/partition"),
});
