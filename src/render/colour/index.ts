import { capture } from "./capture.ts";
import { component } from "./component.ts";
import { density } from "./density.ts";
import { forceError } from "./forceError.ts";
import { galaxy } from "./galaxy.ts";
import { gasDensity, gasMetals, gasTemperature, starAge, starFormation } from "./gas.ts";
import type { ColourMode } from "./mode.ts";
import { population } from "./population.ts";
import { potential } from "./potential.ts";
import { ring } from "./ring.ts";
import { rung } from "./rung.ts";
import { speed } from "./speed.ts";
import { vorticity } from "./vorticity.ts";

/** All colour modes, in the order in which the page lists them. */
export const COLOUR_MODES: readonly ColourMode[] = [
  galaxy,
  component,
  population,
  vorticity,
  ring,
  speed,
  density,
  gasDensity,
  gasTemperature,
  gasMetals,
  starFormation,
  starAge,
  potential,
  capture,
  forceError,
  rung,
];

/** The mode called `name`, or the first. */
export function colourMode(name: string): ColourMode {
  return COLOUR_MODES.find((m) => m.name === name) ?? galaxy;
}
