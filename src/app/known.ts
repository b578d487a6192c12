import { WRITABLE } from "../data/files/catalogue.ts";
import { fittedPair } from "../data/scenarios/fittedPair.ts";
import { SCENARIOS } from "../data/scenarios/index.ts";
import { FLOWS } from "../data/vortices/scenarios.ts";
import { DEFAULT_SETTINGS, INTEGRATORS, SOFTENING_KERNELS, SOLVERS, SUPPORT, solversFor } from "../engine/index.ts";
import { BUILDER } from "../features/builder/draft.ts";
import { HANDS } from "../features/hands/options.ts";
import { translated } from "../language/words.ts";
import { UNIVERSES } from "../physics/cosmology/scenarios.ts";
import { COLOUR_MODES } from "../render/colour/index.ts";
import { MAP_COLOURS } from "../render/shown/mapColours.ts";

/** What the page knows of the layers below, as its store takes it. */
export const KNOWN = {
  scenarios: [...SCENARIOS, fittedPair, ...UNIVERSES, ...FLOWS].map(({ make: _, ...info }) =>
    translated("scenarios", { ...info, parameters: info.parameters.map((p) => translated("parameters", p)) }),
  ),
  colours: COLOUR_MODES.map(({ scale: _, ...info }) => info),
  mapColours: MAP_COLOURS,
  solvers: SOLVERS.map(({ name, title, help, use, direct = false, buckets = false }) => ({
    ...translated("solvers", { name, title, help, use }),
    direct,
    buckets,
    processor: SUPPORT.processor.solver.includes(name),
  })),
  integrators: INTEGRATORS.map((integrator) => ({
    ...translated("integrators", {
      name: integrator.name,
      title: integrator.title,
      help: integrator.help,
      use: integrator.use,
    }),
    direct: integrator.forces === "direct",
    tree: integrator.forces === "tree",
    cluster: integrator.cluster !== undefined,
    solvers: solversFor(integrator),
    kernels: integrator.kernels ?? SOFTENING_KERNELS,
  })),
  solver: DEFAULT_SETTINGS.solver,
  formats: WRITABLE,
  builder: BUILDER,
  hands: HANDS,
};
