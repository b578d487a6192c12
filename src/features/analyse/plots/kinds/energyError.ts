import type { Plot } from "../plot.ts";
import { text } from "./text.ts";

const t = text.energyError;

export const energyError: Plot = {
  name: "energy-error",
  title: t.title,
  help: t.help,
  reads: "history",
  x: { label: text.time, of: { time: 1 } },
  y: { label: t.axis, of: {} },
  centred: false,
  of: ({ history }) => ({
    x: history.map((m) => m.time),
    series: [{ label: t.axis, hue: 0, dash: 0, values: history.map((m) => m.energyError) }],
    at: null,
  }),
};
