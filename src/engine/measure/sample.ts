import { BODY_TILE, define, MAX_PICKED, perBody, type Sizes } from "../state/workspace.ts";

/** Every how many-th body is picked. */
export const pickStride = (n: number) => Math.max(1, Math.ceil(n / MAX_PICKED));

/** Positions of some bodies in the order in which they came in. */
export const sample = define<"measure/sample">({
  stage: "measure/sample",
  row: "sample",
  bind: { params: "params", posMass: "posMass", id: "id", picked: "picked" },
  workgroups: perBody(BODY_TILE),
  constants: (s: Sizes) => ({ STRIDE: pickStride(s.n) }),
});
