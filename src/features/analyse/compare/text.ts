import { words } from "../../../language/words.ts";

/** Words of the comparison of two runs. */
export const text = words("compare", {
  commands: {
    compare: {
      label: "Compare",
      end: "End comparing",
      help: "Shows two runs of the same bodies side by side that differ in one setting.",
    },
  },
  group: "Compare A and B",
  help: "Two runs of the same bodies side by side: the controls set A, and B differs in one setting.",
  noComparison: (asked: string, known: string) =>
    `The link has compare=${asked}; expected one of ${known}. Showing one run.`,
  noSideB: (asked: string, setting: string) =>
    `The link has right=${asked}, which is not a ${setting} that side B can have. Using the default.`,
  lacks: (setting: string) =>
    `This machine lacks what side B was to have (${setting}): side B has another one, or there is none.`,
  noDeed: (asked: string) =>
    `The link has compare=deed&right=${asked}, which is not the number of a change. Showing one run.`,
  futures: {
    with: (deed: string) => `With: ${deed}`,
    without: (deed: string) => `Without: ${deed}`,
    both: (deed: string) => `With and without: ${deed}. Both sides have the same settings.`,
    waiting: "Side B starts at the next scheduled change.",
  },
  by: {
    label: "Compare by",
    help: "The one setting in which side B differs from side A; both start from the present bodies of A.",
    names: {
      theta: "Opening angle",
      solver: "Solver",
      integrator: "Integrator",
      softening: "Softening",
      timestep: "Time step",
      kernel: "Softening kernel",
      multipole: "Multipole order",
      stretching: "Strengths",
      viscosity: "Viscosity",
      darkEnergy: "Pressure of dark energy",
      gas: "Gas",
    },
  },
  right: {
    theta: { label: "Opening angle of B", help: "Side B's opening angle; side A uses that of the controls.", unit: "" },
    softening: {
      label: "Softening of B",
      help: "Side B's softening as a multiple of side A's: 2 is twice as long.",
      unit: "\u00d7 A",
    },
    timestep: { label: "Time step of B", help: "Side B's time step as a multiple of side A's." },
    solver: {
      label: "Solver of B",
      help: "How side B calculates forces; the direct sum adds up every pair of bodies.",
    },
    integrator: {
      label: "Integrator of B",
      help: "How side B moves its bodies; if its solver can't be used with it, B uses direct summation.",
    },
    kernel: { label: "Softening kernel of B", help: "How side B softens the force of a body." },
    multipole: { label: "Multipole order of B", help: "What represents a cell of side B's tree." },
    stretching: { label: "Strengths of B", help: "How the strengths of side B's elements change." },
    viscosity: { label: "Viscosity of B", help: "How fast vorticity spreads on side B.", unit: "" },
    darkEnergy: {
      label: "Pressure of dark energy in B",
      help: "Over its density; \u22121 is a cosmological constant. B starts from the present bodies of A and their velocities.",
    },
    gas: {
      label: "Gas of B",
      help: "What the gas does on side B, which starts from the present bodies of A: it flows but neither cools nor forms stars, or its bodies move like stars.",
    },
  },
  gases: { stars: "as it is", flows: "flows only", none: "moves like stars" },
  noGas: "Without gas both runs would be the same: one is shown.",
  noUniverse: "Without an expanding universe both runs would be the same: one is shown.",
  factor: (value: number) => (value < 1 ? `1/${Math.round(1 / value)} of A's` : `${value} \u00d7 A's`),
  sides: ["A", "B"],
  side: (name: string) => `Side ${name}`,
  rows: {
    median: "Force error, median",
    worst: "Force error, worst 1 %",
    energy: "Energy change",
    interactions: "Interactions per body",
    cost: "Time per step",
    rms: "Distance from A",
  },
  rmsHelp: "Root mean square distance between the same bodies of A and B, from at most 4096 of them.",
  waiting: "being measured",
  making: "Preparing side B",
  room: (bodies: string, megabytes: string, most: string) =>
    `No room to compare: a second run of ${bodies} bodies needs ${megabytes} MB more; take at most ${most} bodies.`,
});
