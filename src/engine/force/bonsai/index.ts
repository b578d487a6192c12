import { alone, type Solver } from "../solver.ts";
import { walk } from "./walk.ts";

export const bonsai: Solver = {
  name: "bonsai",
  title: "Bonsai's tree",
  help: "Barnes-Hut octree with quadrupoles, walked by groups of 64 bodies with the opening criterion of Bedorf, Gaburov & Portegies Zwart 2012, Eq. 1.",
  use: "To compare with Bonsai.",
  opening: "bonsai",
  passes: alone(walk),
  clumpError: 3e-3,
};
