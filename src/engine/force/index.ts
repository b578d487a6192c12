import { type ForceVariant, type Opening, PLAIN } from "../state/forceVariant.ts";
import type { Spec } from "../state/spec.ts";
import { directSum } from "./directSum.ts";
import { join } from "./join.ts";
import { joinSums } from "./joinSums.ts";
import { lockstep } from "./lockstep.ts";
import { octgrav } from "./octgrav.ts";
import { walk, walkBy } from "./walk.ts";
import { walkAdaptive } from "./walkAdaptive.ts";

/** A way to get accelerations from bodies. */
export interface Solver {
  /** Lower case: the value of `--solver` and of `Settings.solver`. */
  readonly name: string;
  /** Name that people read. */
  readonly title: string;
  /** One sentence, with the source. */
  readonly help: string;
  /** One sentence: what it is good for. */
  readonly use: string;
  /** Opening criterion of the tree it walks; null: no tree, only sorted bodies. */
  readonly opening: Opening | null;
  /** It cuts the tree off at buckets (`Settings.bucketSize`). */
  readonly buckets?: true;
  /** It keeps interaction lists in memory, of all bodies at once. */
  readonly lists?: true;
  /** Bodies of a group at most, whatever their number. */
  readonly groupSize?: 32 | 64;
  /**
   * The stages that compute the forces, as data; `variant` says what is compiled into them.
   *
   * @internal
   */
  readonly passes: (variant: ForceVariant) => readonly Spec[];
  /**
   * What adds up what several workgroups found for the same bodies, where they share them.
   *
   * @internal
   */
  readonly join?: Spec;
}

/** What has one stage. */
const alone = (pass: (variant: ForceVariant) => Spec) => (variant: ForceVariant) => [pass(variant)];

/** Every solver, the default first. */
export const SOLVERS: readonly Solver[] = [
  {
    name: "adaptive",
    title: "Adaptive tree",
    help: "Octree with quadrupoles that opens cells by their force error, and gathers far ones into one expansion per group; calibrated so that theta gives Bonsai's error at that theta.",
    use: "For almost everything: the least time for a given error.",
    opening: "error",
    passes: alone(walkAdaptive),
    join,
  },
  {
    name: "bonsai",
    title: "Bonsai's tree",
    help: "Barnes-Hut octree with quadrupoles, walked by groups of 64 bodies with the opening criterion of Bedorf, Gaburov & Portegies Zwart 2012, Eq. 1.",
    use: "To compare with Bonsai.",
    opening: "bonsai",
    passes: alone(walk),
  },
  {
    name: "distance",
    title: "Minimum distance",
    help: "The same walk with a stricter criterion: a cell acts as a whole where its size over the gap between it and the group is below theta (Salmon & Warren 1994).",
    use: "For forces whose largest error counts, at the price of more interactions.",
    opening: "distance",
    passes: alone(walkBy("distance")),
  },
  {
    name: "octgrav",
    title: "Octgrav's lists",
    help: "Interaction lists of groups of 64 bodies, counted, placed and written to memory before they are used; leaves of up to 64 bodies; a cell acts as a whole where its size over the gap between its bounding cube and that of the group is below theta (Gaburov, Bédorf & Portegies Zwart 2010).",
    use: "To see what lists in memory cost, and to compare with Octgrav.",
    opening: "boundary",
    buckets: true,
    lists: true,
    groupSize: 64,
    passes: octgrav("boundary"),
  },
  {
    name: "octgrav-eq1",
    title: "Octgrav's lists, Bonsai's criterion",
    help: "The same lists with the opening criterion of Bedorf, Gaburov & Portegies Zwart 2012, Eq. 1, as in the galaxy merger of that paper.",
    use: "For comparing lists and Bonsai's walk at the same criterion.",
    opening: "bonsai",
    buckets: true,
    lists: true,
    groupSize: 64,
    passes: octgrav("bonsai"),
  },
  {
    name: "changa",
    title: "ChaNGa's lockstep",
    help: "A walk for each body by itself, neighbours in lockstep with a vote, with buckets of up to 64 bodies, of which one is held against each node (Liu, Robson, Quinn & Kulkarni 2019); a cell acts as a whole beyond 2 b / (sqrt 3 theta), b its largest radius (Stadel 2001).",
    use: "To see how far a walk without shared lists gets, and to compare with ChaNGa.",
    opening: "sphere",
    buckets: true,
    groupSize: 32,
    passes: alone(lockstep),
  },
  {
    name: "direct",
    title: "Direct sum",
    help: "Every pair of bodies: exact up to float32 rounding, and N^2 slow.",
    use: "For few bodies, for star clusters, and to hold the others against.",
    opening: null,
    passes: alone(directSum),
    join: joinSums,
  },
];

/** The rows of the timing table that are solvers' own stages. */
export const FORCE_ROWS: readonly string[] = [
  ...new Set(["walk", ...SOLVERS.flatMap(({ passes }) => passes(PLAIN).map(({ row }) => row))]),
];

/** Throws one line that names the known solvers. */
export function findSolver(name: string): Solver {
  const solver = SOLVERS.find((s) => s.name === name);
  if (!solver) throw new Error(`unknown solver "${name}"; known: ${SOLVERS.map((s) => s.name).join(", ")}`);
  return solver;
}
