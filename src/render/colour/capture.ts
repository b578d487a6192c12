import { select } from "three/tsl";
import type { Node } from "three/webgpu";
import type { ColourMode } from "./mode.ts";
import { colourNode, ramp } from "./palette.ts";

/** From just now to long ago: falling lightness, for every common kind of colour blindness. */
const COLOURS = ["#fff3b0", "#ffb347", "#f0625f", "#a94ad0"];
const NEVER = "#33405e";

/** Age at the ramp's end, in units of the run's typical time (its radius over its speed). */
const LONG = 4;

export const capture: ColourMode = {
  name: "capture",
  title: "Age of capture",
  help: "How long ago (Myr) a body was first seen nearer to another galaxy's centre than to its own, and bound there; who never was is dim.",
  needs: "capture",
  legend: ({ time }) => [
    { colour: COLOURS[0]!, label: "just now" },
    { colour: COLOURS[2]!, label: `${time((2 / 3) * LONG)} ago` },
    { colour: COLOURS[3]!, label: `${time(LONG)} and more` },
    { colour: NEVER, label: "never" },
  ],
  note: ({ galaxies, watched }) => {
    if (galaxies < 2) return "This run has one galaxy: nobody can be captured.";
    return watched && `Watched from ${watched} on, picture by picture; who was captured before counts from there.`;
  },
  colour: ({ quantity }) =>
    select(
      quantity.lessThan(0.5),
      colourNode(NEVER),
      ramp(COLOURS, quantity.sub(1).div(LONG) as Node<"float">),
    ) as Node<"vec3">,
};
