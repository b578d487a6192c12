import { words } from "../../language/words.ts";

/** Words of the truth panel. */
export const text = words("truth", {
  title: "Truth",
  help: "Measured every second, on the graphics card.",
  forceMedian: "Force error, median",
  forceWorst: "Force error, worst 1 %",
  energy: "Energy error",
  spin: "Spin error",
  momentum: "Momentum",
  virial: "Virial ratio K / |W|",
  step: "Time per step",
  interactions: "Interactions per body",
  perBody: (pp: string, pc: string) => `${pp} bodies, ${pc} cells`,
  forceSamples: "Force error measured on",
  samples: (some: string, all: string) => `${some} of ${all} bodies`,
  expansions: "Far cells per group",
  perGroup: (cells: string) => `${cells}, shared`,
  flops: "Force calculation",
  // Where only the time of a whole step is known.
  gigaflops: (value: string, atLeast: boolean) => `${atLeast ? "at least " : ""}${value} GFLOP/s`,
  memory: "Engine's buffers",
  check: "Fingerprint",
  stages: "Stages",
  none: "not known here",
  plots: { energyError: "Energy error", energies: "Energies", virial: "Virial ratio" },
  lines: { kinetic: "kinetic", potential: "potential", total: "total" },
  plotTime: "time",
  csv: "Save as CSV",
  loading: "Loading plots",
});
