import { define, perBody } from "../gpu/workspace.ts";

/** Every body from every other. */
export const directSum = define<"force/directSum">({
  stage: "force/directSum",
  row: "walk",
  bind: { params: "params", posMass: "posMass", acceleration: "acceleration" },
  workgroups: perBody(64),
});
