import type { Plot } from "../plot.ts";
import { text } from "./text.ts";

const t = text.axes;

export const axisRatios: Plot = {
  name: "axis-ratios",
  title: t.title,
  help: t.help,
  reads: "profile",
  x: { label: text.time, of: { time: 1 } },
  y: { label: t.axis, of: {}, range: [0, 1] },
  centred: true,
  of: ({ tracks, galaxy }) => ({
    x: tracks.map((track) => track.time),
    series: ["b / a", "c / a", "c / b"].map((label, k) => ({
      label,
      hue: k,
      values: tracks.map((track) => track.galaxies[galaxy]?.axes?.[k] ?? null),
    })),
    at: null,
  }),
};
