import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { perRange, rangeConstants } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The bodies of each bin along the curve; `scanned`: by the prefix sums of the bins' counts. */
export const binSort = (scanned = false) =>
  define({
    stage: "build/binSort",
    row: "sort",
    bind: { counts: "binCounts", members: "binMembers", keys: "binMemberKeys", sortedKeys: "keysA", order: "orderA" },
    workgroups: perRange(CONSTANTS.bins.BIN),
    constants: (s) => ({ SCANNED: Number(scanned), ...rangeConstants(s) }),
  });
