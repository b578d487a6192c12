import { alone, type Solver } from "../solver.ts";
import { lockstep } from "./lockstep.ts";

export const changa: Solver = {
  name: "changa",
  title: "ChaNGa's lockstep",
  help: "A walk for each body by itself, neighbours in lockstep with a vote, with buckets of up to 64 bodies, of which one is held against each node (Liu, Robson, Quinn & Kulkarni 2019); a cell acts as a whole beyond 2 b / (sqrt 3 theta), b its largest radius (Stadel 2001).",
  use: "To see how far a walk without shared lists gets, and to compare with ChaNGa.",
  opening: "bmax",
  buckets: true,
  groupSize: 32,
  passes: alone(lockstep),
  // Two points act from 1.5 times their distance on, of which quadrupoles lack 5 / 3^4 and more.
  clumpError: 0.07,
};
