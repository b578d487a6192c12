import { define, perThread } from "../state/workspace.ts";

/** Hilbert keys of 63 bits. */
export const keys = define<"build/keys">({
  stage: "build/keys",
  row: "keys",
  bind: { params: "params", root: "root", posMass: "nextPosMass", keys: "keysA", order: "orderA" },
  workgroups: perThread("build/keys"),
});
