import { text } from "../text.ts";
import type { ColourMode } from "./mode.ts";

const t = text.colours.speed;

const COLOURS = ["#2f5bff", "#69b3ff", "#f4f1ff", "#ffc46b", "#ff7a1f"];

/** Speed at the ramp's end, in units of the run's typical (root mean square) speed. */
const TOP = 2.2;

export const speed: ColourMode = {
  name: "speed",
  title: t.title,
  help: t.help,
  legend: [
    { colour: COLOURS[0]!, label: t.legend.rest },
    { colour: COLOURS[2]!, label: t.legend.typical },
    { colour: COLOURS[4]!, label: t.legend.twice },
  ],
  scale: { by: "speed", colours: COLOURS, top: TOP },
};
