import { define } from "../state/spec.ts";

/** The cube that the curve runs through. */
export const rootCube = define<"build/rootCube">({
  stage: "build/rootCube",
  row: "bounds",
  bind: { params: "params", partials: "boundsPartials", posMass: "nextPosMass", root: "root" },
  workgroups: () => 1,
});
