import { EMPTY, type Plot } from "../plot.ts";
import { parts } from "./lines.ts";
import { bins, inBin, readingRadius, shellMasses } from "./radial.ts";
import { text } from "./text.ts";

const t = text.density;

export const density: Plot = {
  name: "density",
  title: t.title,
  help: t.help,
  reads: "profile",
  x: { label: text.radius, of: { length: 1 }, log: true },
  y: { label: t.axis, of: { mass: 1, length: -3 }, log: true },
  centred: true,
  of({ profile, galaxy }) {
    if (!profile) return EMPTY;
    const found = bins(profile, galaxy);
    return {
      x: found.map((bin) => bin.radius),
      series: parts(profile).map(({ label, hue, pick }) => {
        const shells = shellMasses(profile, galaxy, pick);
        const values = found.map((bin) => inBin(shells, bin) / ((4 / 3) * Math.PI * (bin.outer ** 3 - bin.inner ** 3)));
        return { label, hue, values };
      }),
      at: readingRadius(profile, galaxy),
    };
  },
};
