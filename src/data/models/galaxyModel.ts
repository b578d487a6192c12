import type { Units } from "../bodies/units.ts";
import { type Parameter, parameter, resolveValues, type Values } from "../parameter.ts";
import { ticker } from "./draw.ts";
import { buildGalaxy, type GalaxySpec, sampleGalaxy } from "./galaxy.ts";
import type { Model } from "./model.ts";
import { toBodies } from "./sample.ts";

/** A model that is one galaxy in equilibrium. */
export interface GalaxyModel extends Model {
  readonly units: Units;
  /** What the galaxy is made of for complete `values`. */
  spec(values: Values): GalaxySpec;
}

/** A model made from the description of its galaxy. */
export function galaxyModel(record: Omit<GalaxyModel, "make">): GalaxyModel {
  return {
    ...record,
    make(given, options) {
      const spec = record.spec(resolveValues(record.name, record.parameters, given));
      const tick = ticker(options);
      return toBodies(sampleGalaxy(buildGalaxy(spec), options.n, options.seed, 0, tick), record.units);
    },
  };
}

/** The softening that the equilibrium is made for. */
export const softeningParameter = (normal: number, unit = ""): Parameter =>
  parameter(
    "softening",
    "Softening of the run",
    "The galaxy is in equilibrium when the run has this Plummer softening.",
    unit,
    [0, normal, 10],
  );

export const toomreParameter = (normal: number): Parameter =>
  parameter("toomreQ", "Toomre Q", "Warmth of the disc at 2.2 scale lengths: below 1 it breaks into clumps.", "", [
    0.5,
    normal,
    5,
  ]);

/** Heavy halo bodies are cheap but scatter the disc's: 3 keeps the disc thin, 36 thickens it by half in 1 Gyr. */
export const heavinessParameter: Parameter = parameter(
  "haloHeaviness",
  "Mass of a halo body",
  "In masses of a disc body. Heavier halo bodies leave more bodies for the disc, but they heat and thicken it, as fewer bodies in all do too.",
  "",
  [0.1, 3, 100],
);

/** Bodies in pairs half a turn apart: what noise makes of a disc is then the same on both sides. */
export const quietParameter: Parameter = {
  ...parameter(
    "quiet",
    "Bodies in pairs",
    "With 1 each body has a twin half a turn on about the disc's axis, so that arms and bars are alike on both sides (a quiet start).",
    "",
    [0, 0, 1],
  ),
  integer: true,
};
