import { WRITABLE } from "../data/files/catalogue.ts";
import { fittedPair } from "../data/scenarios/fittedPair.ts";
import {
  findModel,
  SCENARIOS,
  type Scenario,
  sprayedStreamInfo,
  strippingInfo,
  wetAndDryInfo,
} from "../data/scenarios/index.ts";
import { FLOWS } from "../data/vortices/scenarios.ts";
import { BUILDER } from "../features/create/builder/draft.ts";
import { INTERACTION } from "../features/create/interact/options.ts";
import { translated } from "../language/words.ts";
import { UNIVERSE_INFOS } from "../physics/cosmology/universeInfo.ts";
import { BOX_INFOS } from "../physics/gas/boxes/info.ts";
import { COLOUR_MODES } from "../render/colour/index.ts";
import { MAP_COLOURS } from "../render/shown/mapColours.ts";
import { INTEGRATOR_NAMES, SOLVER_NAMES, USUAL_SOLVER } from "./engineNames.ts";

const wetAndDry: Scenario = { ...(findModel("wet-antennae") as Scenario), ...wetAndDryInfo };

const withoutMaker = ({ make: _, ...info }: Scenario) => info;

/** What the page knows of the layers below, as its store takes it. */
export const KNOWN = {
  scenarios: [
    ...[...SCENARIOS, wetAndDry, fittedPair].map(withoutMaker),
    ...[sprayedStreamInfo, strippingInfo, ...BOX_INFOS, ...UNIVERSE_INFOS, ...FLOWS.map(withoutMaker)],
  ].map((info) =>
    translated("scenarios", { ...info, parameters: info.parameters.map((p) => translated("parameters", p)) }),
  ),
  colours: COLOUR_MODES.map(({ scale: _, ...info }) => info),
  mapColours: MAP_COLOURS,
  solvers: SOLVER_NAMES.map(({ name, title, help, use, ...rest }) => ({
    ...translated("solvers", { name, title, help, use }),
    ...rest,
  })),
  integrators: INTEGRATOR_NAMES.map(({ name, title, help, use, ...rest }) => ({
    ...translated("integrators", { name, title, help, use }),
    ...rest,
  })),
  solver: USUAL_SOLVER,
  formats: WRITABLE.map((format) => translated("formats", format)),
  builder: BUILDER,
  interact: INTERACTION,
};
