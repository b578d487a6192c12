import { words } from "../../../language/words.ts";

/** Words of the race. */
export const text = words("benchmark", {
  commands: {
    benchmark: { label: "Benchmark", help: "Compares speed and accuracy of solvers on the current bodies." },
    start: {
      label: "Start benchmark",
      end: "End benchmark",
      help: "Pauses the run, tests each selected method, then resumes.",
    },
  },
  group: "Benchmark",
  help: "How long each solver takes for these bodies, and how far off its forces are.",
  title: "Benchmark",
  loading: "Loading the benchmark",
  solvers: "Solvers",
  thetas: "Opening angles",
  engines: { label: "Run on", names: { gpu: "Graphics card", cpu: "Processor" } },
  takesPart: (name: string) => `Include ${name}.`,
  fewer: {
    label: "With fewer bodies too",
    help: "Also with a quarter of the bodies, a sixteenth and so on, at the first opening angle: time against their number.",
  },
  onlyProcessor: "Without WebGPU only the processor is tested.",
  none: "Choose at least one solver, and an opening angle for those with a tree.",
  slow: "A direct sum of many bodies takes long; you can end the benchmark at any time.",
  preparing: "Preparing the benchmark",
  racing: (configuration: string, one: string, all: string) => `Benchmark ${one} of ${all}: ${configuration}`,
  configuration: (title: string, theta: string | null) => (theta === null ? title : `${title}, θ\u00a0${theta}`),
  table: {
    caption: (bodies: string, time: string) =>
      `${bodies} bodies at time ${time}; ★ nothing is both faster and more accurate`,
    configuration: "Solver",
    time: "Time per step",
    error: "Force error, worst 1 %",
    pairs: "Pairs per body",
    cells: "Cells per body",
    energy: "Energy error",
    energyHelp: (steps: number) => `Change of the total energy over ${steps} steps of the run's time step.`,
    front: "Pareto-optimal",
    below: (error: string) => `< ${error}`,
    unknown: "n/a",
  },
});
