import { walkBy } from "../bonsai/index.ts";
import { alone, type Solver } from "../solver.ts";

export const distance: Solver = {
  name: "distance",
  title: "Minimum distance",
  help: "The same walk with a stricter criterion: a cell acts as a whole where its size over the gap between it and the group is below theta (Salmon & Warren 1994).",
  use: "For forces whose largest error counts, at the price of more interactions.",
  opening: "distance",
  passes: alone(walkBy("distance")),
  clumpError: 3e-3,
};
