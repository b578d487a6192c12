import { alone, type Solver } from "../solver.ts";
import { directSum } from "./directSum.ts";
import { joinSums } from "./joinSums.ts";
import { shares } from "./shares.ts";

export const direct: Solver = {
  name: "direct",
  title: "Direct sum",
  help: "Every pair of bodies: exact up to float32 rounding, and N^2 slow.",
  use: "For few bodies, for star clusters, and to hold the others against.",
  opening: null,
  passes: alone(directSum),
  join: joinSums,
  direct: true,
  shares,
  clumpError: 1e-5,
};
