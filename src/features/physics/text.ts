import { words } from "../../language/words.ts";

/** Words about forces and steps. */
export const text = words("physics", {
  group: "Physics",
  theta: {
    label: "Opening angle",
    help: "How near a group of stars may be before each is looked at alone. Smaller is more accurate and slower.",
    unit: "",
  },
  softening: {
    label: "Softening",
    help: "Gravity is blunted inside this distance, since each body stands for many stars.",
  },
  timestep: {
    label: "Time step",
    help: "Time between two pushes. Smaller follows fast orbits better and takes more steps.",
  },
  solver: { label: "Solver", help: "How forces are found. A new one takes over the bodies as they are." },
  engine: {
    title: "Tree and kernel",
    kernel: {
      label: "Softening kernel",
      help: "How the force of a body is softened: Plummer's everywhere, or a spline that is Newton's beyond 2.8 softening lengths.",
      names: { plummer: "Plummer", spline: "Cubic spline" },
    },
    multipole: {
      label: "Multipole order",
      help: "What a cell of the tree acts by: its mass alone, or its second moments too.",
      names: { monopole: "Monopole", quadrupole: "Quadrupole" },
    },
    leafSize: { label: "Bodies per leaf", help: "A cell with more bodies than this is split.", unit: "bodies" },
    rebuildInterval: {
      label: "Rebuild interval",
      help: "Steps from one new tree to the next; in between only its moments follow the bodies.",
      unit: "steps",
    },
    keepEvery: {
      label: "Keep bodies every",
      help: "Seconds of playing after which the bodies are copied to the computer's memory, so that the run outlives a lost graphics device; 0: never.",
      unit: "s",
    },
  },
  energyAnew: (time: string) =>
    `Forces are found in another way from time ${time} on: energy errors and plots begin anew there.`,
});
