import { words } from "../../language/words.ts";

/** Words of the race. */
export const text = words("race", {
  commands: {
    race: { label: "Race", help: "Races solvers and opening angles on the bodies that are there: time against error." },
    start: {
      label: "Start race",
      end: "End race",
      help: "Holds the run, computes the forces on its bodies in every way that is chosen, then lets the run go on.",
    },
  },
  group: "Race",
  help: "How long each solver takes for these bodies, and how far off its forces are.",
  title: "Race",
  loading: "Loading the race",
  solvers: "Solvers",
  thetas: "Opening angles",
  engines: { label: "Computed by", names: { gpu: "Graphics card", cpu: "Processor" } },
  takesPart: (name: string) => `${name} takes part where this is pressed.`,
  fewer: {
    label: "With fewer bodies too",
    help: "Also with a quarter of the bodies, a sixteenth and so on, at the first opening angle: time against their number.",
  },
  onlyProcessor: "Without WebGPU the processor races alone.",
  onlyGraphics: "With this softening kernel the graphics card races alone: the processor has Plummer's law only.",
  none: "Choose at least one solver, and an opening angle for those with a tree.",
  slow: "A direct sum of many bodies takes long; the race can be ended at any time.",
  preparing: "Preparing the race",
  racing: (rival: string, one: string, all: string) => `Race ${one} of ${all}: ${rival}`,
  rival: (title: string, theta: string | null) => (theta === null ? title : `${title}, θ\u00a0${theta}`),
  table: {
    caption: (bodies: string, time: string) => `${bodies} bodies at time ${time}; ★: none is faster and errs less`,
    rival: "Solver",
    time: "Time per step",
    error: "Force error, worst 1 %",
    pairs: "Pairs per body",
    cells: "Cells per body",
    energy: "Energy error",
    energyHelp: (steps: number) => `Change of the total energy over ${steps} steps of the run's time step.`,
    front: "on the front",
    below: (error: string) => `< ${error}`,
    unknown: "not known",
  },
});
