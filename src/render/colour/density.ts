import { text } from "../text.ts";
import type { ColourMode } from "./mode.ts";

const t = text.colours.density;

/** Of even steps in lightness and hue for every common kind of colour blindness (after matplotlib's plasma), without its black end. */
const COLOURS = ["#4a2be0", "#9a35d6", "#e0507f", "#fb9a4b", "#f6f1a2"];

/** Powers of ten at the ramp's ends, in units of the run's typical density. */
const [LOW, HIGH] = [-2, 4];

export const density: ColourMode = {
  name: "density",
  title: t.title,
  help: t.help,
  of: "galaxies",
  needs: "density",
  legend: ({ density }) =>
    [0, 2, 4].map((k) => {
      const power = LOW + (k / (COLOURS.length - 1)) * (HIGH - LOW);
      return { colour: COLOURS[k]!, label: density(10 ** power) };
    }),
  scale: { by: "density", colours: COLOURS, low: LOW, high: HIGH },
};
