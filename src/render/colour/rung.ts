import { text } from "../text.ts";
import type { ColourMode } from "./mode.ts";

const t = text.colours.rung;

/** Rising lightness from violet to yellow, for every common kind of colour blindness (after matplotlib's plasma). */
const COLOURS = ["#3f35c9", "#9a35d6", "#e0507f", "#fb9a4b", "#f6f1a2"];
const NONE = "#4a4d55";

/** The rung at the ramp's end. */
const DEEP = 8;

export const rung: ColourMode = {
  name: "step",
  title: t.title,
  help: t.help,
  of: "galaxies",
  needs: "rung",
  legend: [
    ...[0, 2, 4].map((k) => ({
      colour: COLOURS[k]!,
      label: t.share(2 ** ((k / (COLOURS.length - 1)) * DEEP), k === COLOURS.length - 1),
    })),
    { colour: NONE, label: t.none },
  ],
  // 1 and the rung; 0: none.
  scale: {
    by: "quantity",
    colours: COLOURS,
    from: 1,
    to: 1 + DEEP,
    log: false,
    none: { below: 0.5, colour: NONE },
  },
};
