import { DENSITY_COLOURS } from "./densityColours.ts";
import type { ShownName } from "./shown.ts";
import { VELOCITY_COLOURS } from "./velocityColours.ts";

const { velocity, dispersion } = VELOCITY_COLOURS;

/** On the sky from black; on paper reversed, with white in front. */
const rising = (colours: readonly string[]) => ({
  dark: ["#000004", ...colours],
  print: ["#ffffff", ...[...colours].reverse()],
});
const alike = (colours: readonly string[]) => ({ dark: colours, print: colours });

/**
 * Of gas, by rising lightness: through blue and green ("mako" of M. Waskom, seaborn 2020), and what becomes stars through violet and pink.
 * Temperatures from blue over a light grey to red, of lightness that falls alike to both ends; metals as bodies are coloured by them (colour/gas.ts).
 */
const MAKO = [
  "#1c1434",
  "#35264c",
  "#403a75",
  "#3d5296",
  "#366da0",
  "#3489a6",
  "#38a5ac",
  "#4dc2ad",
  "#88d8b0",
  "#def5e5",
];
const FORMING = ["#170b3b", "#3b0f70", "#6e1e81", "#a3307e", "#d8456c", "#f5705c", "#fd9f6c", "#fecf92", "#fcfdbf"];
const HEAT = ["#123a8c", "#3f7fc9", "#8fbbe3", "#e6e4e0", "#f0a878", "#d9573b", "#8c1020"];
const METALS = ["#3b2a6b", "#2f7f8f", "#6fc46a", "#f4e65a"];

/** Colours of each map's scale from its lowest to its highest number, by theme. */
export const MAP_COLOURS = {
  density: DENSITY_COLOURS,
  velocity: alike(velocity),
  dispersion: alike(dispersion),
  gas: rising(MAKO),
  temperature: alike(HEAT),
  formation: rising(FORMING),
  metallicity: alike(METALS),
} as const satisfies Record<Exclude<ShownName, "light">, Record<"dark" | "print", readonly string[]>>;
