import { log2, select } from "three/tsl";
import type { Node } from "three/webgpu";
import type { ColourMode } from "./mode.ts";
import { colourNode, ramp } from "./palette.ts";

/** Rising lightness from blue to yellow, for every common kind of colour blindness (after matplotlib's viridis). */
const COLOURS = ["#4457e8", "#2f9fd8", "#2fcf9f", "#b4e04a", "#fff06a"];
const UNKNOWN = "#4a4d55";

/** Powers of ten at the ramp's ends. */
const [LOW, HIGH] = [-6, -1];

export const forceError: ColourMode = {
  name: "force-error",
  title: "Force error",
  help: "How far each body's force is from the direct sum over all others, relative to it (no unit): some bodies a picture, the others grey.",
  needs: "forceError",
  legend: [
    { colour: COLOURS[0]!, label: "10⁻⁶ or less" },
    { colour: COLOURS[2]!, label: "3 × 10⁻⁴" },
    { colour: COLOURS[4]!, label: "0.1 or more" },
    { colour: UNKNOWN, label: "not summed yet" },
  ],
  note: ({ percent }) => (percent === null ? null : `${percent} % of the bodies summed.`),
  colour({ quantity }) {
    const power = log2(quantity.max(1e-12)).mul(Math.log10(2));
    const shade = ramp(COLOURS, power.sub(LOW).div(HIGH - LOW) as Node<"float">);
    return select(quantity.greaterThan(0), shade, colourNode(UNKNOWN)) as Node<"vec3">;
  },
};
