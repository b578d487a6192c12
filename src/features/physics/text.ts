import { words } from "../../language/words.ts";

/** Words about forces and steps. */
export const text = words("physics", {
  group: "Physics",
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
    label: "Computed by",
    help: "What computes and draws. The processor needs no WebGPU; a graphics card is many times as fast. The run goes on where it is.",
    names: { auto: "What suits best", gpu: "Graphics card (WebGPU)", cpu: "Processor" },
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
      help: "How the elements' strengths change: stretched by the flow and turned towards its vorticity; or following from where the vortex lines run that they lie on, which keeps circulation and impulse while these stay whole.",
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
    kernel: "The processor softens gravity by Plummer's law only: that is used instead.",
    solver: "Only WebGPU has this solver: the adaptive tree is used instead.",
    multipole: "The processor has no hexadecapoles: quadrupoles are used instead.",
    integrator: "The processor has the leapfrog only: that is used instead.",
  },
  solver: { label: "Solver", help: "How forces are calculated. A new solver continues with the bodies as they are." },
  integrator: {
    label: "Integrator",
    help: "How forces move the bodies. A new integrator continues with the bodies as they are.",
    here: (titles: string) => `${titles}: with WebGPU only, the processor has the leapfrog.`,
  },
  eta: {
    label: "Step accuracy",
    help: "How long a step a body takes (eta). A tenth of it has a hundredth of the energy error with Hermite's fourth order, a thousandth with the sixth, a tenth with the leapfrog in blocks.",
    unit: "",
  },
  precision: {
    label: "Precision",
    help: "With how many digits forces see positions: close pairs far from the centre need the longer ones.",
    names: { single: "Single (24 bits)", extended: "Extended (64 bits)" },
  },
  match: (solver: string, integrator: string) =>
    `Solver and integrator did not go together: it is now ${solver} with ${integrator}.`,
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
      help: "A cell with more bodies than this is no bucket.",
      unit: "bodies",
    },
    rebuildInterval: {
      label: "Rebuild interval",
      help: "Steps from one new tree to the next; in between, only its moments follow the bodies.",
      unit: "steps",
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
    `The address asks for the integrator "${asked}", which does not exist; the default is used.`,
  noMatch: (asked: string) =>
    `The address asks for ${asked} with a solver or kernel that it does not work with; the leapfrog is used.`,
  noSolver: (asked: string) => `The address asks for the solver "${asked}", which does not exist; the default is used.`,
});
