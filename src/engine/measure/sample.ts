import { define, MAX_PICKED, perThread, type Sizes } from "../state/workspace.ts";

/** Every how many-th body is picked. */
export const pickStride = (n: number) => Math.max(1, Math.ceil(n / MAX_PICKED));

/** Positions of some bodies in the order in which they came in. */
export const sample = define<"measure/sample">({
  stage: "measure/sample",
  row: "sample",
  bind: { params: "params", posMass: "posMass", id: "id", picked: "picked" },
  workgroups: perThread("measure/sample"),
  constants: (s: Sizes) => ({ STRIDE: pickStride(s.n) }),
});
