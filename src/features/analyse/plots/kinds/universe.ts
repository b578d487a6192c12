import { EMPTY, type Plot } from "../plot.ts";
import { text } from "./text.ts";

const t = text.universe;

/** Power of waves in an expanding box, beside linear theory. */
export const wavePower: Plot = {
  name: "wave-power",
  title: t.power.title,
  help: t.power.help,
  reads: "universe",
  x: { label: t.power.x, of: {}, log: true },
  y: { label: t.power.axis, of: {}, log: true },
  centred: false,
  of({ universe }) {
    if (!universe) return EMPTY;
    const { power: bins } = universe;
    const theory = bins.some(({ linear }) => linear !== null);
    return {
      x: bins.map(({ k }) => k),
      series: [
        { label: t.power.lines.found, hue: 0, dash: 0, values: bins.map(({ power }) => power) },
        ...(theory
          ? [{ label: t.power.lines.linear, hue: -1, dash: 1, values: bins.map(({ linear }) => linear) }]
          : []),
      ],
      at: bins[0]?.k ?? null,
    };
  },
};

/** How many haloes there are above a mass, beside theory. */
export const haloNumbers: Plot = {
  name: "halo-numbers",
  title: t.haloes.title,
  help: t.haloes.help,
  reads: "universe",
  x: { label: t.haloes.x, of: {}, log: true },
  y: { label: t.haloes.axis, of: {}, log: true },
  centred: false,
  of({ universe }) {
    if (!universe) return EMPTY;
    const { haloes } = universe;
    const theory = (name: "tinker" | "press-schechter", label: string, dash: number) =>
      haloes.some((row) => row.theory !== null)
        ? [{ label, hue: -1, dash, values: haloes.map((row) => row.theory?.[name] ?? null) }]
        : [];
    return {
      x: haloes.map(({ mass }) => mass),
      series: [
        { label: t.haloes.lines.found, hue: 0, dash: 0, values: haloes.map(({ found }) => found) },
        ...theory("tinker", t.haloes.lines.tinker, 1),
        ...theory("press-schechter", t.haloes.lines.pressSchechter, 2),
      ],
      at: haloes[0]?.mass ?? null,
    };
  },
};

export const UNIVERSE_PLOTS: readonly Plot[] = [wavePower, haloNumbers];
