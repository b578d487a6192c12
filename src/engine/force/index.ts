import type { Spec } from "../gpu/workspace.ts";
import { directSum } from "./directSum.ts";
import { walk } from "./walk.ts";

/** A way to get accelerations from bodies. */
export interface Solver {
  readonly name: string;
  readonly title: string;
  /** One sentence, with the source. */
  readonly help: string;
  /** Whether it walks a tree, or only wants the bodies sorted. */
  readonly usesTree: boolean;
  readonly passes: readonly Spec[];
}

export const SOLVERS: readonly Solver[] = [
  {
    name: "bonsai",
    title: "Bonsai's tree",
    help: "Barnes-Hut octree with quadrupoles, walked by groups of 64 bodies with the opening criterion of Bedorf, Gaburov & Portegies Zwart 2012, Eq. 1.",
    usesTree: true,
    passes: [walk],
  },
  {
    name: "direct",
    title: "Direct sum",
    help: "Every pair of bodies: exact up to float32 rounding, and N^2 slow.",
    usesTree: false,
    passes: [directSum],
  },
];

/** Throws one line that names the known solvers. */
export function findSolver(name: string): Solver {
  const solver = SOLVERS.find((s) => s.name === name);
  if (!solver) throw new Error(`unknown solver "${name}"; known: ${SOLVERS.map((s) => s.name).join(", ")}`);
  return solver;
}
