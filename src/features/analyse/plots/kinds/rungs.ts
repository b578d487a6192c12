import { EMPTY, type Plot } from "../plot.ts";
import { text } from "./text.ts";

const t = text.rungs;

/** Bodies by the length of their own steps. */
export const rungs: Plot = {
  name: "rungs",
  title: t.title,
  help: t.help,
  reads: "rungs",
  x: { label: t.x, of: {} },
  y: { label: t.axis, of: {}, log: true },
  centred: false,
  bars: true,
  of({ rungs: counts }) {
    const deepest = counts?.findLastIndex((count) => count > 0) ?? -1;
    if (!counts || deepest < 0) return EMPTY;
    const used = counts.slice(0, deepest + 1);
    return {
      x: [...used.keys()],
      series: [{ label: t.bodies, hue: 0, dash: 0, values: used.map((count) => (count > 0 ? count : null)) }],
      at: used.indexOf(Math.max(...used)),
    };
  },
};
