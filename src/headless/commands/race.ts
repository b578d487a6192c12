import { paretoFront, type Rated, type RateOptions, rate, THETA_RANGE } from "../../engine/index.ts";
import { defineCommand, type Report } from "../command.ts";
import { NoGpu } from "../device.ts";
import { readRunnable } from "../files.ts";
import { numberOr, numbersOr, textsOr } from "../option.ts";
import {
  type AdapterResult,
  devices,
  ENGINES,
  FORCE_OPTIONS,
  findSolver,
  type Place,
  processorLacks,
  solverDetails,
  withEngine,
} from "../simulation.ts";

/** The engines that were asked for, or those that are there: a GPU counts only where it is one. */
async function enginesOf(asked: readonly string[] | null, adapter: string, report: Report): Promise<Place["engine"][]> {
  if (asked) {
    const unknown = asked.find((name) => !ENGINES.some((engine) => engine === name));
    if (unknown !== undefined) throw new Error(`--engines: "${unknown}" is not known; it is of ${ENGINES.join(", ")}`);
    return ENGINES.filter((engine) => asked.includes(engine));
  }
  if (adapter !== "gpu") return [...ENGINES];
  try {
    (await devices.request({ adapter, software: false })).destroy();
    return [...ENGINES];
  } catch (error) {
    if (!(error instanceof NoGpu)) throw error;
    report.say("there is no GPU: only the processor is tested (--engines gpu,cpu takes what stands in for one)");
    return ["cpu"];
  }
}

export const race = defineCommand({
  name: "race",
  usage: "FILE --eps E [--solvers LIST --theta LIST --engines LIST]",
  help: "Compares solvers, opening angles and engines on the same bodies: time, interactions and errors of a force calculation, one row each; `front` marks the Pareto-optimal ones.",
  details: solverDetails(),
  operands: ["FILE"],
  options: {
    solvers: textsOr(["adaptive", "bonsai", "direct"], "LIST", "solvers, separated by commas"),
    theta: numbersOr([0.4, 0.6, 0.8], "LIST", "opening angles; a direct sum has none", THETA_RANGE),
    eps: FORCE_OPTIONS.eps,
    engines: textsOr(null, "LIST", "gpu, cpu or both (default: both where there is a GPU)"),
    threads: FORCE_OPTIONS.threads,
    steps: numberOr(5, "K", "timed force calculations", { min: 1, max: 1e6, integer: true }),
    samples: numberOr(1024, "S", "bodies whose forces are compared with a direct sum", { min: 1, integer: true }),
    run: numberOr(0, "R", "steps of a short run for its energy error (default: none)", { min: 0, integer: true }),
    dt: numberOr(1 / 64, "D", "time step of that run", { nonZero: true }),
  },
  async run([file], { solvers, theta, eps, engines, threads, adapter, run, dt, ...asked }, report) {
    for (const solver of solvers) findSolver(solver);
    const { bodies } = await readRunnable(file!, report);
    const places = await enginesOf(engines, adapter, report);
    const options: RateOptions = { ...asked, warmUp: 2, run: run > 0 ? { timestep: dt, steps: run } : null };
    const rows: (Rated & AdapterResult & { readonly solver: string; readonly theta: number | null })[] = [];
    for (const engine of places)
      for (const solver of solvers) {
        const lacks = engine === "cpu" ? processorLacks({ solver }) : null;
        if (lacks) report.say(lacks);
        const thetas = findSolver(solver).direct ? [null] : theta;
        for (const angle of lacks ? [] : thetas) {
          const settings = {
            solver,
            softening: eps,
            gravity: bodies.units.gravity,
            ...(angle !== null && { theta: angle }),
          };
          const row = await withEngine(bodies, settings, { engine, adapter, threads }, report, (made, computer) =>
            rate(made, computer, options),
          );
          rows.push({ solver, theta: angle, ...row });
          report.progress("racing", rows.length / (places.length * solvers.length * theta.length));
        }
      }
    const front = paretoFront(rows.map(({ stepMs, error }) => ({ ms: stepMs, error: error.p99 })));
    return {
      ...{ n: bodies.count, eps, steps: asked.steps },
      ...(run > 0 && { run, dt }),
      rows: rows.map((row, k) => ({ ...row, front: front[k]! })),
    };
  },
});
