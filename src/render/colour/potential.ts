import type { ColourMode } from "./mode.ts";
import { ramp } from "./palette.ts";

const COLOURS = ["#3b4cff", "#3fa7e8", "#e9f2e0", "#ffc15a", "#ff6a3d"];

/** Depth at the ramp's end, in units of the run's typical depth. */
const TOP = 2;

export const potential: ColourMode = {
  name: "potential",
  title: "Potential",
  help: "How deep in the well a body is: loosely bound ones are blue, those in the cores orange.",
  legend: [
    { colour: COLOURS[0]!, label: "far out" },
    { colour: COLOURS[2]!, label: "typical" },
    { colour: COLOURS[4]!, label: "deep inside" },
  ],
  colour: (body) => ramp(COLOURS, body.depth.div(TOP)),
};
