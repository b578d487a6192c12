import type { Solver } from "../solver.ts";
import { octgrav as passes } from "./octgrav.ts";

export const octgrav: Solver = {
  name: "octgrav",
  title: "Octgrav's lists",
  help: "Interaction lists of groups of 64 bodies, counted, placed and written to memory before they are used; leaves of up to 64 bodies; a cell acts as a whole where its size over the gap between its bounding cube and that of the group is below theta (Gaburov, Bédorf & Portegies Zwart 2010).",
  use: "To see what lists in memory cost, and to compare with Octgrav.",
  opening: "cubeGap",
  buckets: true,
  lists: true,
  groupSize: 64,
  passes: passes("cubeGap"),
  clumpError: 3e-3,
};

export const octgravEq1: Solver = {
  name: "octgrav-eq1",
  title: "Octgrav's lists, Bonsai's criterion",
  help: "The same lists with the opening criterion of Bedorf, Gaburov & Portegies Zwart 2012, Eq. 1, as in the galaxy merger of that paper.",
  use: "For comparing lists and Bonsai's walk at the same criterion.",
  opening: "bonsai",
  buckets: true,
  lists: true,
  groupSize: 64,
  passes: passes("bonsai"),
  clumpError: 3e-3,
};
