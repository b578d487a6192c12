import { words } from "../../../language/words.ts";

/** Words about forces and steps. */
export const text = words("physics", {
  group: "Accuracy",
  errors: { energy: "Energy error", force: "Force error (median)" },
  theta: {
    label: "Opening angle",
    help: "How large a distant group of stars may look and still be treated as one. Smaller is more accurate but slower.",
    unit: "",
  },
  softening: {
    label: "Softening",
    help: "Gravity is weakened within this distance, because each body stands for many stars.",
  },
  timestep: {
    label: "Time step",
    help: "Time from one step to the next. Shorter steps follow fast orbits better, but more of them are needed.",
    largest: "The longest step that a body may take; where its force changes fast its own is shorter.",
  },
  machine: {
    label: "Run on",
    help: "A graphics card is many times faster; the processor needs no WebGPU. Switching continues the run.",
    names: { auto: "Automatic", gpu: "Graphics card (WebGPU)", cpu: "Processor" },
  },
  flow: {
    theta:
      "How large a distant group of vortex elements may look and still be treated as one. Smaller is more accurate but slower.",
    timestep:
      "Time from one step to the next. By default the fluid in a core turns by a tenth of a radian; much longer steps tear filaments.",
    solver: {
      label: "Solver",
      help: "How velocities are summed. A new solver continues with the elements as they are.",
    },
    names: { tree: "Tree", direct: "Direct sum" },
    stretching: {
      label: "Strengths",
      help: "How the elements' strengths change: stretched by the flow and turned towards its vorticity; or recomputed from their vortex lines, which conserves circulation and impulse while the lines stay intact.",
      names: { classical: "Stretched by the flow", lines: "On vortex lines" },
    },
    viscosity: {
      label: "Viscosity",
      help: "How fast vorticity spreads: cores widen as the square root of it and of time, and rings slow down. 0 is an ideal fluid.",
      unit: "",
    },
    processor: "The processor sums over all pairs of elements; a graphics card has the tree too.",
  },
  lacks: {
    kernel: "This engine supports Plummer softening only; switched to Plummer.",
    solver: "This solver needs WebGPU; switched to the adaptive tree.",
    multipole: "The processor has no hexadecapoles; switched to quadrupoles.",
    integrator: "The processor has the leapfrog only; switched to the leapfrog.",
  },
  solver: { label: "Solver", help: "How forces are calculated. A new solver continues with the bodies as they are." },
  integrator: {
    label: "Integrator",
    help: "How forces move the bodies. A new integrator continues with the bodies as they are.",
    here: (titles: string) => `${titles}: with WebGPU only, the processor has the leapfrog.`,
  },
  eta: {
    label: "Step accuracy",
    help: "Length of each body's own step (η). Ten times smaller cuts the energy error about 100 times (4th-order Hermite), 1000 times (6th) or 10 times (block leapfrog).",
    unit: "",
  },
  precision: {
    label: "Precision",
    help: "Precision of positions in the force calculation; close pairs far from the centre need the longer one.",
    names: { single: "Single (24 bits)", extended: "Extended (64 bits)" },
  },
  match: (solver: string, integrator: string) => `Those can't be combined; switched to ${solver} with ${integrator}.`,
  engine: {
    title: "Tree and kernel",
    kernel: {
      label: "Softening kernel",
      help: "How the force of a body is softened: Plummer's law at all distances, or a spline that becomes exactly Newton's law beyond 2.8 softening lengths.",
      names: { plummer: "Plummer", spline: "Cubic spline" },
    },
    multipole: {
      label: "Multipole order",
      help: "What represents a cell of the tree: its mass alone, its second moments too, or all up to the fourth.",
      names: { monopole: "Monopole", quadrupole: "Quadrupole", hexadecapole: "Hexadecapole" },
    },
    leafSize: { label: "Bodies per leaf", help: "A cell with more bodies than this is split.", unit: "bodies" },
    bucketSize: {
      label: "Bodies per bucket",
      help: "Cells with at most this many bodies are buckets.",
      unit: "bodies",
    },
    rebuildInterval: {
      label: "Rebuild interval",
      help: "Steps from one new tree to the next; in between, only its moments follow the bodies.",
      unit: "steps",
      one: "step",
    },
    keepEvery: {
      label: "Keep bodies every",
      help: "Seconds of running between copies of the bodies in the computer's memory, so that the run survives a reset of the graphics card; 0: never.",
      unit: "s",
    },
  },
  energyAnew: (time: string) =>
    `From time ${time} on, forces or steps are calculated differently: energy errors and plots start again there.`,
  noIntegrator: (asked: string) =>
    `The link asks for the integrator “${asked}”, which does not exist. Using the default.`,
  noMatch: (asked: string) =>
    `The link asks for ${asked} with a solver or kernel that it can't be combined with. Using the leapfrog.`,
  noSolver: (asked: string) => `The link asks for the solver “${asked}”, which does not exist. Using the default.`,
});
