import { EMPTY, type Plot } from "../plot.ts";
import { text } from "./text.ts";

const t = text.dispersion;

/** sigma(r): along the radius, across it, and of all three directions. */
export const dispersion: Plot = {
  name: "velocity-dispersion",
  title: t.title,
  help: t.help,
  reads: "kinematics",
  x: { label: text.radius, of: { length: 1 }, log: true },
  y: { label: t.axis, of: { velocity: 1 } },
  centred: true,
  of({ kinematics, galaxy }) {
    const shells = kinematics?.[galaxy]?.shells;
    if (!shells) return EMPTY;
    return {
      x: shells.map(({ radius }) => radius),
      series: [
        { label: t.lines.all, values: shells.map(({ all }) => all), hue: -1 },
        { label: t.lines.radial, values: shells.map(({ radial }) => radial), hue: 0 },
        { label: t.lines.tangential, values: shells.map(({ tangential }) => tangential), hue: 1 },
      ],
      at: shells[shells.length >> 1]?.radius ?? null,
    };
  },
};
