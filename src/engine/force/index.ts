import type { ForceVariant, Opening } from "../state/forceVariant.ts";
import type { Spec } from "../state/spec.ts";
import { directSum } from "./directSum.ts";
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
  /**
   * The stage that computes the forces, as data; `variant` says what is compiled into it.
   *
   * @internal
   */
  readonly pass: (variant: ForceVariant) => Spec;
}

/** Every solver, the default first. */
export const SOLVERS: readonly Solver[] = [
  {
    name: "adaptive",
    title: "Adaptive tree",
    help: "Octree with quadrupoles that opens cells by their force error, and gathers far ones into one expansion a group; theta stands for Bonsai's error at the same theta.",
    use: "For almost everything: the least time for a given error.",
    opening: "error",
    pass: walkAdaptive,
  },
  {
    name: "bonsai",
    title: "Bonsai's tree",
    help: "Barnes-Hut octree with quadrupoles, walked by groups of 64 bodies with the opening criterion of Bedorf, Gaburov & Portegies Zwart 2012, Eq. 1.",
    use: "For results that are to be held against Bonsai's.",
    opening: "bonsai",
    pass: walk,
  },
  {
    name: "distance",
    title: "Minimum distance",
    help: "The same walk with a stricter criterion: a cell acts as a whole where its size over the gap between it and the group is below theta (Salmon & Warren 1994).",
    use: "For forces whose largest error counts, at the price of more interactions.",
    opening: "distance",
    pass: walkBy("distance"),
  },
  {
    name: "direct",
    title: "Direct sum",
    help: "Every pair of bodies: exact up to float32 rounding, and N^2 slow.",
    use: "For few bodies, for star clusters, and to hold the others against.",
    opening: null,
    pass: directSum,
  },
];

/** Throws one line that names the known solvers. */
export function findSolver(name: string): Solver {
  const solver = SOLVERS.find((s) => s.name === name);
  if (!solver) throw new Error(`unknown solver "${name}"; known: ${SOLVERS.map((s) => s.name).join(", ")}`);
  return solver;
}
