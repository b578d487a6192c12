import { DENSITY_COLOURS } from "./densityColours.ts";
import type { ShownName } from "./shown.ts";
import { VELOCITY_COLOURS } from "./velocityColours.ts";

const { velocity, dispersion } = VELOCITY_COLOURS;

/** Colours of each map's scale from its lowest to its highest number, by theme. */
export const MAP_COLOURS = {
  density: DENSITY_COLOURS,
  velocity: { dark: velocity, print: velocity },
  dispersion: { dark: dispersion, print: dispersion },
} as const satisfies Record<Exclude<ShownName, "light">, Record<"dark" | "print", readonly string[]>>;
