import { text } from "../text.ts";
import type { ColourMode } from "./mode.ts";

const t = text.colours.forceError;

/** Rising lightness from blue to yellow, for every common kind of colour blindness (after matplotlib's viridis). */
const COLOURS = ["#4457e8", "#2f9fd8", "#2fcf9f", "#b4e04a", "#fff06a"];
const UNKNOWN = "#4a4d55";

/** Powers of ten at the ramp's ends. */
const [LOW, HIGH] = [-6, -1];

export const forceError: ColourMode = {
  name: "force-error",
  title: t.title,
  help: t.help,
  of: "galaxies",
  needs: "forceError",
  legend: [
    { colour: COLOURS[0]!, label: t.legend.least },
    { colour: COLOURS[2]!, label: t.legend.middle },
    { colour: COLOURS[4]!, label: t.legend.most },
    { colour: UNKNOWN, label: t.legend.unknown },
  ],
  note: ({ percent }) => (percent === null ? null : t.summed(percent)),
  scale: { by: "quantity", colours: COLOURS, from: LOW, to: HIGH, log: true, none: { below: 1e-30, colour: UNKNOWN } },
};
