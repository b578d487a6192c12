import type { Model } from "../models/model.ts";
import { plummer } from "../models/plummer.ts";
import type { Scenario } from "./scenario.ts";

/** A scenario that shows one model on its own. */
function isolated(model: Model, lookFor: string, defaults: Scenario["defaults"]): Scenario {
  return {
    name: model.name,
    title: model.title,
    help: model.help,
    parameters: model.parameters,
    lookFor,
    defaults,
    make: (values, options) => model.make(values, options),
  };
}

export const plummerAlone = isolated(
  plummer,
  "Nothing should change: bodies swarm through the middle, yet the profile stays as it is.",
  {
    n: 32768,
    theta: 0.6,
    softening: 0.02,
    timestep: 1 / 64,
    viewRadius: 2.5,
    viewDirection: [0, -1, 0.35],
    colour: "speed",
  },
);
