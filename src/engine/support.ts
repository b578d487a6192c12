import { SOLVERS } from "./force/index.ts";
import type { OtherBackend, Solver } from "./force/solver.ts";
import { INTEGRATORS, type Integrator } from "./schedule/index.ts";
import { MULTIPOLES, type Settings, SOFTENING_KERNELS } from "./settings.ts";

// What goes with what, in one place, from the records of solvers and integrators: the page, the command line and every engine ask it.

/** What computes. */
export type Backend = "gpu" | OtherBackend;

/** Settings of which not every backend has all. */
export type Choice = "solver" | "integrator" | "multipole" | "kernel";

const namesOn = (backend: OtherBackend, records: readonly (Solver | Integrator)[]) =>
  records.filter(({ backends }) => backends.includes(backend)).map(({ name }) => name);

/** What each backend has of them, by their names. */
export const SUPPORT: Readonly<Record<Backend, Readonly<Record<Choice, readonly string[]>>>> = {
  gpu: {
    solver: SOLVERS.map(({ name }) => name),
    integrator: INTEGRATORS.map(({ name }) => name),
    multipole: MULTIPOLES,
    kernel: SOFTENING_KERNELS,
  },
  processor: {
    solver: namesOn("processor", SOLVERS),
    integrator: namesOn("processor", INTEGRATORS),
    multipole: ["monopole", "quadrupole"],
    kernel: ["plummer"],
  },
  domains: {
    solver: namesOn("domains", SOLVERS),
    integrator: namesOn("domains", INTEGRATORS),
    multipole: MULTIPOLES,
    kernel: SOFTENING_KERNELS,
  },
};

const HAS: Readonly<Record<Backend, string>> = {
  gpu: "a GPU has",
  processor: "the processor engine has",
  domains: "several GPUs have",
};

/** Throws one line where a backend lacks a choice of the settings. */
export function checkSupport(
  backend: Backend,
  settings: Pick<Settings, Choice>,
  choices: readonly Choice[] = ["solver", "integrator", "multipole", "kernel"],
): void {
  for (const choice of choices) {
    const known = SUPPORT[backend][choice];
    if (known.includes(settings[choice])) continue;
    const advice = known.length > 1 ? "choose one of them" : "choose that one";
    throw new Error(`${choice} = "${settings[choice]}": ${HAS[backend]} ${known.join(", ")}; ${advice}`);
  }
}

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
