import { words } from "../../../../language/words.ts";

/** What is said of a run's errors: loaded with what says it. */
export const text = words("verdict", {
  measuring: "Being measured.",
  faults: (faults: string) => `The engine reports ${faults}: use fewer bodies, or reset the run.`,
  noEnergy: "The energies are no longer numbers: reset, with a shorter time step or more softening.",
  noForces: "Some forces are not numbers: reset, with more softening or fewer bodies.",
  forces: (percent: string) => `1 % of the forces are off by ${percent} or more: make the opening angle smaller.`,
  energy: (percent: string) => `The energy is off by ${percent}: make the time step shorter or the softening larger.`,
  energyOfFew: (percent: string) =>
    `The energy is off by ${percent}: make the time step shorter or the softening larger, or choose a Hermite integrator.`,
  good: "Errors are within the limits used in published simulations.",
});
