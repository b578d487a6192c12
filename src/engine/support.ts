import type { Choices } from "./choices.ts";
import { DOMAIN_CHOICES } from "./domains/choices.ts";
import { SOLVERS } from "./force/index.ts";
import type { Solver } from "./force/solver.ts";
import { PROCESSOR_CHOICES } from "./processor/choices.ts";
import { INTEGRATORS, type Integrator } from "./schedule/index.ts";
import { MULTIPOLES, type Settings, SOFTENING_KERNELS } from "./settings.ts";

// What goes with what, in one place, from what backends and the records of solvers and integrators say of themselves: the page, the command line and
// every engine ask it.

/** What computes: one GPU, threads of a processor, or several GPUs with a domain of the bodies each. */
export type BackendName = "gpu" | "processor" | "domains";

/** What each backend has, by the names of the settings. */
export const SUPPORT: Readonly<Record<BackendName, Choices>> = {
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

/** Throws one line where solver, integrator and kernel don't go together. */
export function checkTogether({
  solver,
  integrator,
  kernel,
}: Pick<Settings, "solver" | "integrator" | "kernel">): void {
  const [by, moves] = [
    SOLVERS.find(({ name }) => name === solver),
    INTEGRATORS.find(({ name }) => name === integrator),
  ];
  if (!by || !moves) return;
  const why = quarrel(moves, by);
  if (why) throw new Error(`solver = "${solver}": ${why}; choose "${solversFor(moves)[0]}"`);
  if (moves.kernels && !moves.kernels.includes(kernel))
    throw new Error(`kernel = "${kernel}": ${integrator} has ${moves.kernels.join(", ")}; choose that one`);
}
