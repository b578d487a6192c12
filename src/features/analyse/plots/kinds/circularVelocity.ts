import { EMPTY, type Plot } from "../plot.ts";
import { cumulativeMass } from "./cumulativeMass.ts";
import { text } from "./text.ts";

const t = text.circular;

/** sqrt(G M(<r) / r), of all mass and of its parts: their squares add up. */
export const circularVelocity: Plot = {
  name: "circular-velocity",
  title: t.title,
  help: t.help,
  reads: "profile",
  x: { label: text.radius, of: { length: 1 }, log: true },
  y: { label: t.axis, of: { velocity: 1 } },
  centred: true,
  of(measured) {
    if (!measured.profile) return EMPTY;
    const { gravity } = measured.profile;
    const { x, series, at } = cumulativeMass.of(measured);
    return {
      x,
      series: series.map((s) => ({ ...s, values: s.values.map((mass, k) => Math.sqrt((gravity * mass!) / x[k]!)) })),
      at,
    };
  },
};
