import { capture } from "./capture.ts";
import { component } from "./component.ts";
import { density } from "./density.ts";
import { forceError } from "./forceError.ts";
import { galaxy } from "./galaxy.ts";
import type { ColourMode } from "./mode.ts";
import { potential } from "./potential.ts";
import { speed } from "./speed.ts";

/** All colour modes, in the order in which the page lists them. */
export const COLOUR_MODES: readonly ColourMode[] = [galaxy, component, speed, density, potential, capture, forceError];

/** The mode called `name`, or the first. */
export function colourMode(name: string): ColourMode {
  return COLOUR_MODES.find((m) => m.name === name) ?? galaxy;
}
