import { WRITABLE } from "../data/files/catalogue.ts";
import { SCENARIOS } from "../data/scenarios/index.ts";
import { FLOWS } from "../data/vortices/scenarios.ts";
import { DEFAULT_SETTINGS, INTEGRATORS, SOLVERS } from "../engine/index.ts";
import { BUILDER } from "../features/builder/draft.ts";
import { HANDS } from "../features/hands/options.ts";
import { translated } from "../language/words.ts";
import { COLOUR_MODES } from "../render/colour/index.ts";
import { MAP_COLOURS } from "../render/shown/mapColours.ts";

/** What the page knows of the layers below, as its store takes it. */
export const KNOWN = {
  scenarios: [...SCENARIOS, ...FLOWS].map(({ make: _, ...info }) =>
    translated("scenarios", { ...info, parameters: info.parameters.map((p) => translated("parameters", p)) }),
  ),
  colours: COLOUR_MODES.map(({ scale: _, ...info }) => info),
  mapColours: MAP_COLOURS,
  solvers: SOLVERS.map(({ name, title, help, use, opening, buckets = false, lists = false }) => ({
    ...translated("solvers", { name, title, help, use }),
    direct: opening === null,
    buckets,
    lists,
  })),
  integrators: INTEGRATORS.map(({ name, title, help, use, forces, cluster }) => ({
    ...translated("integrators", { name, title, help, use }),
    direct: forces === "direct",
    tree: forces === "tree",
    cluster: cluster !== undefined,
  })),
  solver: DEFAULT_SETTINGS.solver,
  formats: WRITABLE,
  builder: BUILDER,
  hands: HANDS,
};
