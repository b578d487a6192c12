import type { Difference } from "../../compare/state.ts";
import { text as compareText } from "../../compare/text.ts";
import type { Plot, PlotTable } from "../plot.ts";
import { text } from "./text.ts";

/** Side A blue and solid, side B amber and dashed, as the sides' own letters are. */
const STYLES = [
  { hue: 1, dash: 0 },
  { hue: 0, dash: 1 },
] as const;

const against = (differences: readonly Difference[], series: PlotTable["series"]): PlotTable => ({
  x: differences.map((d) => d.elapsed),
  series,
  at: null,
});

const bothSides = (differences: readonly Difference[], of: (d: Difference) => readonly (number | null)[]) =>
  against(
    differences,
    STYLES.map((style, side) => ({
      ...style,
      label: compareText.sides[side]!,
      values: differences.map((d) => of(d)[side] ?? null),
    })),
  );

const x = { label: text.elapsed, of: { time: 1 } } as const;

/** How far the same bodies came apart, against the time that was run through, forwards or back. */
export const sideDistance: Plot = {
  name: "distance",
  title: text.distance.title,
  help: text.distance.help,
  reads: "differences",
  x,
  // The first moment, where both sides are alike, has no logarithm and is left out.
  y: { label: text.distance.axis, of: { length: 1 }, log: true },
  centred: false,
  of: ({ differences }) =>
    against(differences, [{ label: text.distance.axis, hue: -1, values: differences.map((d) => d.rms) }]),
};

export const forceErrors: Plot = {
  name: "force-errors",
  title: text.forceErrors.title,
  help: text.forceErrors.help,
  reads: "differences",
  x,
  y: { label: text.forceErrors.axis, of: {}, log: true },
  centred: false,
  of: ({ differences }) => bothSides(differences, (d) => d.forces),
};

export const energyChanges: Plot = {
  name: "energy-changes",
  title: text.energyChanges.title,
  help: text.energyChanges.help,
  reads: "differences",
  x,
  y: { label: text.energyChanges.axis, of: {} },
  centred: false,
  of: ({ differences }) => bothSides(differences, (d) => d.energies),
};
