import type { Plot } from "../plot.ts";
import { axisRatios } from "./axisRatios.ts";
import { circularVelocity } from "./circularVelocity.ts";
import { cumulativeMass } from "./cumulativeMass.ts";
import { density } from "./density.ts";
import { energies } from "./energies.ts";
import { energyError } from "./energyError.ts";
import { halfMassRadius } from "./halfMassRadius.ts";
import { lagrangianRadii } from "./lagrangianRadii.ts";
import { origin } from "./origin.ts";
import { separation } from "./separation.ts";

/** Every plot that the page offers. A new one is one file and one line here. */
export const PLOTS: readonly Plot[] = [
  lagrangianRadii,
  density,
  cumulativeMass,
  circularVelocity,
  separation,
  halfMassRadius,
  axisRatios,
  origin,
  energies,
  energyError,
];

/** The plot of that name, or the first. */
export function findPlot(name: string): Plot {
  return PLOTS.find((plot) => plot.name === name) ?? PLOTS[0]!;
}
