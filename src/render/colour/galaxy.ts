import type { ColourMode } from "./mode.ts";
import { pick } from "./palette.ts";

/** Warm and cool in turn, told apart with every common kind of colour blindness (after Okabe and Ito, 2008). */
export const GALAXY_COLOURS = ["#ffb066", "#6aa5ff", "#5fe0b5", "#ff8fb8", "#f5e06a", "#b79bff"];

export const galaxy: ColourMode = {
  name: "galaxy",
  title: "Galaxy",
  help: "Each galaxy keeps the colour that it began with, so you see who gave what to the remnant.",
  legend: ({ galaxies }) =>
    GALAXY_COLOURS.slice(0, Math.min(4, galaxies)).map((colour, i) => ({ colour, label: `Galaxy ${i + 1}` })),
  colour: (body) => pick(GALAXY_COLOURS, body.galaxy),
};
