import { cumulative } from "../../../../data/measures/cumulative.ts";
import { EMPTY, type Plot } from "../plot.ts";
import { parts } from "./lines.ts";
import { EVERYTHING, readingRadius, shellMasses } from "./radial.ts";
import { text } from "./text.ts";

const t = text.cumulative;

export const cumulativeMass: Plot = {
  name: "cumulative-mass",
  title: t.title,
  help: t.help,
  reads: "profile",
  x: { label: text.radius, of: { length: 1 }, log: true },
  y: { label: t.axis, of: { mass: 1 }, log: true },
  centred: true,
  of({ profile, galaxy }) {
    if (!profile) return EMPTY;
    const all = cumulative(shellMasses(profile, galaxy, EVERYTHING));
    // From the first edge with something inside; the last has no end.
    const first = Math.max(
      1,
      all.findIndex((m) => m > 0),
    );
    return {
      x: [...profile.edges.subarray(first, -1)],
      series: parts(profile).map(({ label, hue, pick }) => ({
        label,
        hue,
        values: [...cumulative(shellMasses(profile, galaxy, pick)).subarray(first, -1)],
      })),
      at: readingRadius(profile, galaxy),
    };
  },
};
