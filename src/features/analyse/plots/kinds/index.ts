import type { Plot } from "../plot.ts";
import { anisotropy } from "./anisotropy.ts";
import { axisRatios } from "./axisRatios.ts";
import { circularVelocity } from "./circularVelocity.ts";
import { cumulativeMass } from "./cumulativeMass.ts";
import { density } from "./density.ts";
import { dispersion } from "./dispersion.ts";
import { energies } from "./energies.ts";
import { energyError } from "./energyError.ts";
import { FLOW_PLOTS } from "./flow.ts";
import { GAS_PLOTS } from "./gas.ts";
import { halfMassRadius } from "./halfMassRadius.ts";
import { lagrangianRadii } from "./lagrangianRadii.ts";
import { origin } from "./origin.ts";
import { raceErrors, raceNumbers } from "./race.ts";
import { rotation } from "./rotation.ts";
import { rungs } from "./rungs.ts";
import { separation } from "./separation.ts";
import { energyChanges, forceErrors, sideDistance } from "./sides.ts";
import { sizeAgainstMass } from "./sizeAgainstMass.ts";
import { UNIVERSE_PLOTS } from "./universe.ts";
import { virialRatio } from "./virialRatio.ts";

/** Every plot that the page draws. A new one is one file and one line here; where it stands follows from what it reads. */
export const PLOTS: readonly Plot[] = [
  lagrangianRadii,
  density,
  cumulativeMass,
  circularVelocity,
  rotation,
  dispersion,
  anisotropy,
  separation,
  halfMassRadius,
  sizeAgainstMass,
  axisRatios,
  origin,
  energyError,
  energies,
  virialRatio,
  rungs,
  ...UNIVERSE_PLOTS,
  ...GAS_PLOTS,
  ...FLOW_PLOTS,
  sideDistance,
  forceErrors,
  energyChanges,
  raceErrors,
  raceNumbers,
];

/** Those made of a run, of which the plots' panel shows one at a time. */
const OF_RUNS: readonly Plot["reads"][] = ["history", "profile", "kinematics", "rungs"];
export const RUN_PLOTS: readonly Plot[] = PLOTS.filter(({ reads }) => OF_RUNS.includes(reads));

/** The plot of that name, or the first of `among`. */
export function findPlot(name: string, among: readonly Plot[] = PLOTS): Plot {
  return among.find((plot) => plot.name === name) ?? among[0]!;
}
