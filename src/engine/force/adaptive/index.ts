import { alone, type Solver } from "../solver.ts";
import { join } from "./join.ts";
import { shares } from "./shares.ts";
import { walkAdaptive } from "./walkAdaptive.ts";

export const adaptive: Solver = {
  name: "adaptive",
  title: "Adaptive tree",
  help: "Octree with quadrupoles that opens cells by their force error, and gathers far ones into one expansion per group; calibrated so that theta gives Bonsai's error at that theta.",
  use: "For almost everything: the least time for a given error.",
  opening: "error",
  passes: alone(walkAdaptive),
  join,
  shares,
  first: "bonsai",
  clumpError: 3e-3,
};
