import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { STAGES } from "../../gpu/shaders.gen.ts";
import { type ForceVariant, multipoleConstants, type Opening, openingNumber } from "../state/forceVariant.ts";
import { MAX_SAMPLES } from "../state/sizes.ts";
import { type DispatchIndex, define } from "../state/spec.ts";
import { forceError } from "./forceError.ts";
import { localDensity } from "./localDensity.ts";

/** Finds the body, the least distance to another, and who is there: stages after each other. */
export const neighbours = [0, 1, 2].map((phase) =>
  define({
    stage: "measure/neighbours",
    row: "quantity",
    constants: () => ({ PHASE: phase }),
  }),
);

/** On which rung each body takes its next step, and how many are on each. */
export const rung = define({ stage: "measure/rung", row: "quantity" });

/** The same of bodies in block steps by direct sums: how many times their next step is half the step of the run. */
export const blockRung = define({ stage: "measure/blockRung", row: "quantity" });

/** How long ago each body was captured by another galaxy. */
export const capture = define({ stage: "measure/capture", row: "quantity" });

/** Places in the order of the bodies of one batch of samples. */
export const sampleBatch = define({ stage: "measure/sampleBatch", row: "quantity" });

/** Force errors of the bodies of one batch, relative to the direct sum. */
export const relativeErrors = define({
  stage: "measure/relativeErrors",
  row: "quantity",
  workgroups: () => MAX_SAMPLES / STAGES["measure/relativeErrors"].threads,
});

/** Density of the gas, its internal energy, the age of stars that were gas, how much of the gas becomes stars, or the metals of both. */
const gas = (which: number) =>
  define({
    stage: "measure/gas",
    row: "quantity",
    bind: {
      gasState: "column gasState",
      gasSpare: "column gasSpare",
      metallicity: "column metallicity",
    },
    constants: () => ({ WHICH: which }),
  });

export const gasDensity = gas(0);
export const gasTemperature = gas(1);
export const starAge = gas(2);
export const starFormation = gas(3);
export const gasMetals = gas(4);

/** Where the chosen bodies are. */
export const track = define({ stage: "measure/track", row: "follow" });

/**
 * Sums for the cores of the first `galaxies` galaxies. `dispatch.index`: the weight is a Gaussian 2^index times as wide as the core;
 * `dispatch.last`: 1 where the cores have moved on since they were found.
 */
export const coreSums = (dispatch: DispatchIndex, galaxies: number) =>
  define({
    stage: "measure/coreSums",
    row: "follow",
    bind: { partials: "corePartials", dispatch },
    workgroups: () => CONSTANTS.follow.CORE_SHARES * galaxies,
  });

/** Place and motion of the cores of the first `galaxies` galaxies, from the sums of the same round. */
export const coreCentres = (dispatch: DispatchIndex, galaxies: number) =>
  define({
    stage: "measure/coreCentres",
    row: "follow",
    bind: { partials: "corePartials", dispatch },
    workgroups: () => galaxies,
  });

/** The cells and leaves that the walk of the selected body's group used, by the criterion of that walk. */
export const interactionList = ({
  opening,
  spline,
  ...cells
}: Pick<ForceVariant, "spline" | "quadrupole" | "hexadecapole"> & { readonly opening: Opening }) =>
  define({
    stage: "measure/interactionList",
    row: "follow",
    workgroups: () => 1,
    constants: () => ({
      SPLINE: Number(spline),
      ...multipoleConstants(cells),
      OPENING: openingNumber(opening),
    }),
  });

/** Measurements of a run's bodies that are made only on request, as data: which buffers each stage binds, by name. */
export const MEASURES = {
  blockRung,
  capture,
  coreCentres,
  coreSums,
  forceError,
  gasDensity,
  gasMetals,
  gasTemperature,
  interactionList,
  localDensity,
  relativeErrors,
  rung,
  sampleBatch,
  starAge,
  starFormation,
  track,
};
