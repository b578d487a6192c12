import type { Choices } from "./choices.ts";
import { DOMAIN_CHOICES } from "./domains/choices.ts";
import { findSolver, SOLVERS } from "./force/index.ts";
import type { Solver } from "./force/solver.ts";
import { PROCESSOR_CHOICES } from "./processor/choices.ts";
import { findIntegrator, INTEGRATORS, type Integrator } from "./schedule/index.ts";
import { MULTIPOLES, type Settings, SOFTENING_KERNELS } from "./settings.ts";
import type { Space } from "./space.ts";

// What goes with what, in one place, from what backends and the records of solvers and integrators say of themselves: the page, the command line and
// every engine ask it.

/** What each backend has, by the names of the settings: one GPU, threads of a processor, or several GPUs with a domain of the bodies each. */
export const SUPPORT: Readonly<Record<"gpu" | "processor" | "domains", Choices>> = {
  gpu: {
    solver: SOLVERS.map(({ name }) => name),
    integrator: INTEGRATORS.map(({ name }) => name),
    multipole: MULTIPOLES,
    kernel: SOFTENING_KERNELS,
  },
  processor: PROCESSOR_CHOICES,
  domains: DOMAIN_CHOICES,
};

/** Why an integrator does not go with a solver; null: it does. */
function quarrel({ name, forces, some }: Integrator, { direct, lists }: Solver): string | null {
  if (forces === "direct" && !direct) return `${name} sums forces directly`;
  if (forces === "tree" && direct) return `${name} walks a tree`;
  return some && lists ? `it walks for all bodies, ${name} for some` : null;
}

/** Solvers that an integrator goes with. */
export const solversFor = (integrator: Integrator): readonly string[] =>
  SOLVERS.filter((solver) => quarrel(integrator, solver) === null).map(({ name }) => name);

/** Where test particles have a range of their own on a GPU, behind the bodies with mass. Elsewhere they lie among these in the tree; on the processor they always have one. */
const TESTS_APART: Pick<Choices, "solver" | "integrator"> = {
  solver: ["adaptive", "bonsai", "distance", "direct"],
  integrator: ["leapfrog"],
};

/** Whether they have one in a run with these settings: in open space, and without gas. */
export const testsApart = (
  { solver, integrator }: Pick<Settings, "solver" | "integrator">,
  { space, gas }: { readonly space: Space | null; readonly gas?: number | undefined },
): boolean => TESTS_APART.solver.includes(solver) && TESTS_APART.integrator.includes(integrator) && !space && !gas;

/** Throws one line where solver, integrator and kernel don't go together. */
export function checkTogether({
  solver,
  integrator,
  kernel,
}: Pick<Settings, "solver" | "integrator" | "kernel">): void {
  const moves = findIntegrator(integrator);
  const why = quarrel(moves, findSolver(solver));
  if (why) throw new Error(`solver = "${solver}": ${why}; choose "${solversFor(moves)[0]}"`);
  if (moves.kernels && !moves.kernels.includes(kernel))
    throw new Error(`kernel = "${kernel}": ${integrator} has ${moves.kernels.join(", ")}; choose that one`);
}
