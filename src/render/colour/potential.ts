import { text } from "../text.ts";
import type { ColourMode } from "./mode.ts";

const t = text.colours.potential;

const COLOURS = ["#3b4cff", "#3fa7e8", "#e9f2e0", "#ffc15a", "#ff6a3d"];

/** Depth at the ramp's end, in units of the run's typical depth. */
const TOP = 2;

export const potential: ColourMode = {
  name: "potential",
  title: t.title,
  help: t.help,
  of: "galaxies",
  legend: [
    { colour: COLOURS[0]!, label: t.legend.far },
    { colour: COLOURS[2]!, label: t.legend.typical },
    { colour: COLOURS[4]!, label: t.legend.deep },
  ],
  scale: { by: "depth", colours: COLOURS, top: TOP },
};
