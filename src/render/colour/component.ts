import type { ColourMode } from "./mode.ts";
import { pick } from "./palette.ts";

/** One colour for each of COMPONENTS: disc, bulge, halo, gas, stars, black hole, other. */
const COLOURS = ["#8fb8ff", "#ffb25e", "#7a6cff", "#4fe0c8", "#ffe3b0", "#ff5d7a", "#d9dce6"];

export const component: ColourMode = {
  name: "component",
  title: "Component",
  help: "Discs blue, bulges amber, halos violet, gas green: what each body belongs to inside its galaxy.",
  legend: [
    { colour: COLOURS[0]!, label: "disc" },
    { colour: COLOURS[1]!, label: "bulge" },
    { colour: COLOURS[2]!, label: "halo" },
    { colour: COLOURS[3]!, label: "gas" },
    { colour: COLOURS[4]!, label: "stars" },
    { colour: COLOURS[6]!, label: "other" },
  ],
  colour: (body) => pick(COLOURS, body.component),
};
