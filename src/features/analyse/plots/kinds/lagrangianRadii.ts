import type { Plot } from "../plot.ts";
import { SHARES } from "./radial.ts";
import { text } from "./text.ts";

const t = text.lagrangian;

export const lagrangianRadii: Plot = {
  name: "lagrangian-radii",
  title: t.title,
  help: t.help,
  reads: "profile",
  x: { label: text.time, of: { time: 1 } },
  y: { label: t.axis, of: { length: 1 }, log: true },
  centred: true,
  of: ({ tracks, galaxy }) => ({
    x: tracks.map((track) => track.time),
    series: SHARES.map((share, k) => ({
      label: `${100 * share} %`,
      hue: k,
      values: tracks.map((track) => track.galaxies[galaxy]?.lagrangian[k] ?? null),
    })),
    at: null,
  }),
};
