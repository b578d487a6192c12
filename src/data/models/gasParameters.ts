import type { GasChoice } from "../bodies/gas.ts";
import { type Parameter, parameter, type Values } from "../parameter.ts";
import type { GalaxySpec } from "./galaxy.ts";

export const starFormationParameter: Parameter = {
  ...parameter("starFormation", "Star formation", "Whether gas cools and dense gas becomes stars.", "", [0, 1, 1]),
  integer: true,
  choices: ["no", "yes"],
};

/** What can be chosen of the gas of galaxies with discs; `fraction` of the discs' mass and `extent`: what counts where nothing is said. */
export const gasParameters = (fraction = 0, extent = 1): readonly Parameter[] => [
  parameter("gasFraction", "Gas", "Part of the disc's mass that is gas.", "", [0, fraction, 0.9]),
  parameter("gasExtent", "Extent of the gas", "Scale length of the gas over that of the stars.", "", [0.5, extent, 3]),
  parameter(
    "gasHeaviness",
    "Mass of a gas body",
    "In masses of a disc body. Lighter gas bodies resolve the gas, but take bodies from the rest.",
    "",
    [0.02, 1, 10],
  ),
  parameter(
    "gasTemperature",
    "Temperature of the gas",
    "Of thin gas at the start; where gas cools it is soon at 10 000 K.",
    "K",
    [10000, 10000, 1e6],
  ),
  starFormationParameter,
  {
    ...parameter(
      "feedback",
      "Supernovae",
      "They hold dense gas up, or stars heat the gas next to them after 5 Myr. Few bodies form few such stars.",
      "",
      [0, 0, 1],
    ),
    integer: true,
    choices: ["two phases", "one by one"],
  },
  {
    ...parameter(
      "ultraviolet",
      "Ultraviolet background",
      "Radiation from outside heats thin gas; gas cools then too.",
      "",
      [0, 0, 1],
    ),
    integer: true,
    choices: ["none", "today"],
  },
  parameter(
    "metallicity",
    "Metals",
    "Part of the gas in the centre that is metals; the Sun has 0.0134.",
    "",
    [0, 0.02, 0.1],
  ),
  parameter(
    "metallicityGradient",
    "Gradient of metals",
    "How metals become less outwards.",
    "dex/kpc",
    [-0.5, -0.06, 0],
  ),
];

/** A galaxy in kpc and 100 km/s, part of whose disc is gas as the values say. */
export function withGas(spec: GalaxySpec, v: Values): GalaxySpec {
  const { disc } = spec;
  if (!disc || !(v.gasFraction! > 0)) return spec;
  const stars = v.starFormation === 1;
  const supernovae = stars && v.feedback === 1;
  // Where stars explode one by one dense gas has no pressure of its own kind.
  const state = { temperature: v.gasTemperature!, stars: stars && !supernovae };
  const background = v.ultraviolet === 1 ? "today" : "none";
  const gas = {
    mass: v.gasFraction! * disc.mass,
    scaleLength: v.gasExtent! * disc.scaleLength,
    state,
    heaviness: v.gasHeaviness!,
    choice: {
      cooling: stars || background !== "none",
      stars,
      ...(supernovae && { supernovae }),
      ...(background !== "none" && { background }),
    } satisfies GasChoice,
    metallicity: v.metallicity!,
    gradient: v.metallicityGradient!,
  };
  return { ...spec, disc: { ...disc, mass: (1 - v.gasFraction!) * disc.mass }, gas };
}
