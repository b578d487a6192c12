import { words } from "../../language/words.ts";

/** Words of the truth panel. */
export const text = words("truth", {
  commands: {
    truth: { label: "Truth", help: "Shows how accurate the run is and what it costs." },
  },
  title: "Truth",
  help: "Measured every second, where the run is computed.",
  forceMedian: "Force error, median",
  forceWorst: "Force error, worst 1 %",
  energy: "Energy error",
  spin: "Angular momentum error",
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
  machine: "Computed by",
  memory: "Memory of the engine",
  check: "Fingerprint",
  stages: "Stages",
  none: "not known here",
  verdict: {
    measuring: "Being measured.",
    faults: (faults: string) => `The engine reports ${faults}: use fewer bodies, or reset the run.`,
    noEnergy: "The energies are no longer numbers: reset, with a shorter time step or more softening.",
    noForces: "Some forces are not numbers: reset, with more softening or fewer bodies.",
    forces: (percent: string) => `1 % of the forces are off by ${percent} or more: make the opening angle smaller.`,
    energy: (percent: string) => `The energy is off by ${percent}: make the time step shorter or the softening larger.`,
    good: "Forces and energy are within what published models accept.",
  },
});
