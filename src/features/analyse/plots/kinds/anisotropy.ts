import { EMPTY, type Plot } from "../plot.ts";
import { text } from "./text.ts";

const t = text.anisotropy;

/** beta(r). */
export const anisotropy: Plot = {
  name: "anisotropy",
  title: t.title,
  help: t.help,
  reads: "kinematics",
  x: { label: text.radius, of: { length: 1 }, log: true },
  y: { label: t.axis, of: {} },
  centred: true,
  of({ kinematics, galaxy }) {
    const shells = kinematics?.[galaxy]?.shells;
    if (!shells) return EMPTY;
    const values = shells.map((shell) => shell.anisotropy);
    return {
      x: shells.map(({ radius }) => radius),
      series: [{ label: t.axis, values, hue: -1 }],
      at: shells[shells.length >> 1]?.radius ?? null,
    };
  },
};
