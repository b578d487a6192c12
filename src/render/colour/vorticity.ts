import { text } from "../text.ts";
import type { ColourMode } from "./mode.ts";

const t = text.colours.vorticity;

/** Of rising lightness, for every common kind of colour blindness: from smoke to glowing. */
const COLOURS = ["#2b3f8f", "#3f86d8", "#7fd8e8", "#fff2c4", "#ffb25e"];

/** Vorticity at the ramp's end, in units of the run's typical one. */
const TOP = 2;

/** A flow's engine gives the size of the vorticity where a galaxy's gives the potential. */
export const vorticity: ColourMode = {
  name: "vorticity",
  title: t.title,
  help: t.help,
  of: "flow",
  legend: [
    { colour: COLOURS[0]!, label: t.legend.none },
    { colour: COLOURS[2]!, label: t.legend.typical },
    { colour: COLOURS[4]!, label: t.legend.twice },
  ],
  scale: { by: "depth", colours: COLOURS, top: TOP },
};
