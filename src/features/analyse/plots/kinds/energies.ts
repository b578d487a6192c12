import type { Plot } from "../plot.ts";
import { text } from "./text.ts";

const t = text.energies;

export const energies: Plot = {
  name: "energies",
  title: t.title,
  help: t.help,
  reads: "history",
  x: { label: text.time, of: { time: 1 } },
  y: { label: t.axis, of: { mass: 1, velocity: 2 } },
  centred: false,
  of: ({ history }) => ({
    x: history.map((m) => m.time),
    series: [
      { label: t.lines.kinetic, hue: 0, values: history.map((m) => m.kinetic) },
      { label: t.lines.potential, hue: 1, values: history.map((m) => m.potential) },
      { label: t.lines.total, hue: -1, values: history.map((m) => m.total) },
    ],
    at: null,
  }),
};
