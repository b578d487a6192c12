import { text } from "../text.ts";
import type { ColourMode } from "./mode.ts";
import { TRACER } from "./populations.ts";

const t = text.colours.component;

/** One colour for each of COMPONENTS: disc, bulge, halo, gas, stars, black hole, other, tracer. */
const COLOURS = ["#8fb8ff", "#ffb25e", "#7a6cff", "#4fe0c8", "#ffe3b0", "#ff5d7a", "#d9dce6", TRACER];

export const component: ColourMode = {
  name: "component",
  title: t.title,
  help: t.help,
  of: "galaxies",
  legend: [
    { colour: COLOURS[0]!, label: t.legend.disc, of: ["disc"] },
    { colour: COLOURS[1]!, label: t.legend.bulge, of: ["bulge"] },
    { colour: COLOURS[2]!, label: t.legend.halo, of: ["halo"] },
    { colour: COLOURS[3]!, label: t.legend.gas, of: ["gas"] },
    { colour: COLOURS[4]!, label: t.legend.stars, of: ["stars"] },
    { colour: COLOURS[6]!, label: t.legend.other, of: ["other"] },
    { colour: TRACER, label: t.legend.tracer, of: ["tracer"] },
  ],
  scale: { by: "component", colours: COLOURS },
};
