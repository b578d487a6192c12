import { STAGES } from "../../gpu/shaders.gen.ts";
import { perRange, rangeConstants } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Hilbert keys of 63 bits, and the bodies of each bin of the last order. They stand where the walk writes later. */
export const bins = define({
  stage: "build/bins",
  row: "keys",
  bind: { posMass: "nextPosMass", keys: "binMemberKeys", counts: "binCounts", members: "binMembers" },
  workgroups: (s) => perRange(STAGES["build/bins"].threads)(s),
  constants: rangeConstants,
});
