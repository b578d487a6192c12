import type { ColourMode } from "./mode.ts";
import { ramp } from "./palette.ts";

const COLOURS = ["#2f5bff", "#69b3ff", "#f4f1ff", "#ffc46b", "#ff7a1f"];

/** Speed at the ramp's end, in units of the run's typical (root mean square) speed. */
const TOP = 2.2;

export const speed: ColourMode = {
  name: "speed",
  title: "Speed",
  help: "Slow bodies are blue, fast ones orange; white is near the typical speed.",
  legend: [
    { colour: COLOURS[0]!, label: "at rest" },
    { colour: COLOURS[2]!, label: "typical" },
    { colour: COLOURS[4]!, label: "twice typical" },
  ],
  colour: (body) => ramp(COLOURS, body.velocity.length().div(TOP)),
};
