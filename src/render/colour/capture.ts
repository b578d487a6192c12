import { text } from "../text.ts";
import type { ColourMode } from "./mode.ts";

const t = text.colours.capture;

/** From just now to long ago: falling lightness, for every common kind of colour blindness. */
const COLOURS = ["#fff3b0", "#ffb347", "#f0625f", "#a94ad0"];
const NEVER = "#33405e";

/** Age at the ramp's end, in units of the run's typical time (its radius over its speed). */
const LONG = 4;

export const capture: ColourMode = {
  name: "capture",
  title: t.title,
  help: t.help,
  of: "galaxies",
  needs: "capture",
  legend: ({ time }) => [
    { colour: COLOURS[0]!, label: t.legend.now },
    { colour: COLOURS[2]!, label: t.legend.ago(time((2 / 3) * LONG)) },
    { colour: COLOURS[3]!, label: t.legend.more(time(LONG)) },
    { colour: NEVER, label: t.legend.never },
  ],
  note: ({ galaxies, watched }) => {
    if (galaxies < 2) return t.alone;
    return watched && t.watched(watched);
  },
  // 0: never; else 1 and the age.
  scale: {
    by: "quantity",
    colours: COLOURS,
    from: 1,
    to: 1 + LONG,
    log: false,
    none: { below: 0.5, colour: NEVER },
  },
};
