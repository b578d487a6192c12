import { type ForceVariant, multipoleConstants, PLAIN, sliceSize, targetConstants } from "../../state/forceVariant.ts";
import { define } from "../../state/spec.ts";
import { alone, type Solver } from "../solver.ts";

/** The walk of each body by itself, neighbours in lockstep. */
export const lockstep = ({ spline, slice, active = false, ...cells }: ForceVariant = PLAIN) =>
  define({
    stage: "force/changa/lockstep",
    row: "walk",
    bind: { groupList: active ? "activeList" : "groupList", dispatch: slice },
    workgroups: (sizes) => sliceSize(slice, sizes.groups),
    slice: slice.index,
    constants: () => ({ SPLINE: Number(spline), ...multipoleConstants(cells), ...targetConstants({ active }) }),
  });

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
