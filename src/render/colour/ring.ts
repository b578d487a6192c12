import { text } from "../text.ts";
import { GALAXY_COLOURS, numberedLegend } from "./galaxy.ts";
import type { ColourMode } from "./mode.ts";

const t = text.colours.ring;

/** The tube that an element belongs to. */
export const ring: ColourMode = {
  name: "ring",
  title: t.title,
  help: t.help,
  of: "flow",
  legend: ({ galaxies }) => numberedLegend(galaxies, t.one),
  scale: { by: "galaxy", colours: GALAXY_COLOURS },
};
