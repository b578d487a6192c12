import { timeSteps } from "../../engine/index.ts";
import { defineCommand } from "../command.ts";
import { GPUS_OPTION, withRun } from "../gpus/withRun.ts";
import { MAKE_OPTIONS, makeBodies } from "../making.ts";
import { number, numberOr, pairs, textOr } from "../option.ts";
import { FORCE_OPTIONS, findSolver, forceSettings, solverDetails } from "../simulation.ts";

export const bench = defineCommand({
  name: "bench",
  usage: "--model NAME --n N --theta T --eps E --steps K [--solver NAME] [--warm-up W] [--dt D]",
  help: "Benchmarks a model: GPU time per stage and wall-clock time.",
  details: solverDetails(),
  operands: [],
  options: {
    model: textOr("plummer", "NAME", "model or scenario"),
    ...MAKE_OPTIONS,
    set: pairs("key=value", "parameters of the model"),
    ...FORCE_OPTIONS,
    ...GPUS_OPTION,
    dt: numberOr(1 / 128, "D", "time step", { nonZero: true }),
    steps: number("K", "number of timed steps", { min: 1, max: 1e6, integer: true }),
    "warm-up": numberOr(5, "W", "steps before the first timed one", { min: 0, max: 1e6, integer: true }),
  },
  async run(_operands, options, report) {
    const { model, eps, solver, dt, steps } = options;
    findSolver(solver);
    const { bodies, n, seed } = makeBodies(model, options.n, options.seed, options.set, report);
    const chosen = forceSettings(options);
    const settings = { ...chosen, timestep: dt, gravity: bodies.units.gravity };
    const warmUp = options["warm-up"];
    const run = { model, seed, ...chosen, eps, dt, steps, warmUp };
    return withRun(bodies, settings, options, report, async (engine, gpu) => {
      const timing = await timeSteps(engine, gpu, { steps, warmUp }, (fraction) => report.progress("timing", fraction));
      return { n, ...timing, ...run };
    });
  },
});
