import { define } from "../state/spec.ts";

/** Hilbert keys of 63 bits, and the bodies of each bin of the last order. They stand where the walk writes later. */
export const bins = define({
  stage: "build/bins",
  row: "keys",
  bind: { posMass: "nextPosMass", keys: "binMemberKeys", counts: "binCounts", members: "binMembers" },
});
