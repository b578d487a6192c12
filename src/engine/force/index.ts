import type { Settings } from "../settings.ts";
import { PLAIN } from "../state/forceVariant.ts";
import type { Sizes } from "../state/sizes.ts";
import { adaptive } from "./adaptive/index.ts";
import { bonsai } from "./bonsai/index.ts";
import { changa } from "./changa/index.ts";
import { direct } from "./direct/index.ts";
import { distance } from "./distance/index.ts";
import { octgrav, octgravEq1 } from "./octgrav/index.ts";
import type { Solver } from "./solver.ts";

/** Every solver, the default first. */
export const SOLVERS: readonly Solver[] = [adaptive, bonsai, distance, octgrav, octgravEq1, changa, direct];

/** The rows of the timing table that are solvers' own stages. */
export const FORCE_ROWS: readonly string[] = [
  ...new Set(["walk", ...SOLVERS.flatMap(({ passes }) => passes(PLAIN).map(({ row }) => row))]),
];

/** Tables that a solver needs beside those that all have. */
export const tablesOf = ({ buckets, lists }: Pick<Solver, "buckets" | "lists">): readonly ("buckets" | "lists")[] => [
  ...(buckets ? (["buckets"] as const) : []),
  ...(lists ? (["lists"] as const) : []),
];

/** Throws one line that names the known solvers. */
export function findSolver(name: string): Solver {
  const solver = SOLVERS.find((s) => s.name === name);
  if (!solver) throw new Error(`unknown solver "${name}"; known: ${SOLVERS.map((s) => s.name).join(", ")}`);
  return solver;
}

/** The solver of a run: "direct", of which no sum is done, where no body has mass and fields alone act. */
export const solverOf = ({ solver }: Pick<Settings, "solver">, { massless }: Pick<Sizes, "massless">): Solver =>
  findSolver(massless ? "direct" : solver);
