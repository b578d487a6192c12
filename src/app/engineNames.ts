import { DEFAULT_SETTINGS, INTEGRATORS, SOFTENING_KERNELS, SOLVERS, SUPPORT, solversFor } from "../engine/index.ts";

/** What the page says of the engine's solvers. Only data: a build takes these lists as they are, and no stage of the engine with them (tools/dataAtBuild.ts). */
export const SOLVER_NAMES = SOLVERS.map(({ name, title, help, use, direct = false, buckets = false }) => ({
  ...{ name, title, help, use, direct, buckets },
  processor: SUPPORT.processor.solver.includes(name),
}));

/** The same of its integrators. */
export const INTEGRATOR_NAMES = INTEGRATORS.map((integrator) => ({
  name: integrator.name,
  title: integrator.title,
  help: integrator.help,
  use: integrator.use,
  direct: integrator.forces === "direct",
  tree: integrator.forces === "tree",
  cluster: integrator.cluster !== undefined,
  solvers: solversFor(integrator),
  kernels: integrator.kernels ?? SOFTENING_KERNELS,
}));

export const USUAL_SOLVER = DEFAULT_SETTINGS.solver;
