import { cpus } from "node:os";
import { isMainThread } from "node:worker_threads";
import type { Bodies } from "../src/data/bodies/bodies.ts";
import { ProcessorEngine } from "../src/engine/processor/index.ts";
import { quantile } from "../src/engine/timing.ts";
import { defineCommand, type Report } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { makeBodies } from "../src/headless/making.ts";
import { numberOr, numbersOr, textOr } from "../src/headless/option.ts";
import { spawnThread } from "../src/headless/processorWorkers.ts";
import { builtFrom } from "./commit.ts";
import { directSum } from "./directSum.ts";
import { forceErrors, spreadTargets } from "./forceError.ts";

/** Milliseconds of a step, or of one of its stages. */
interface Spread {
  readonly median: number;
  readonly best: number;
}

/** Bodies, and what their forces are held against. */
interface Truth {
  readonly bodies: Bodies;
  readonly exact: Float64Array;
  readonly targets: Uint32Array;
}

interface Asked {
  readonly theta: number;
  readonly eps: number;
  readonly dt: number;
  readonly solver: string;
  readonly steps: number;
}

const spread = (values: number[]): Spread => {
  values.sort((a, b) => a - b);
  return { median: quantile(values, 0.5), best: values[0]! };
};

/** Milliseconds that all threads of this process computed since it began. */
function computedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Steps one by one. On a machine that others use too, `best` and `cpuMs`, the time that the processor really worked on a step,
 * over all threads, are nearer to an idle machine's than the median is.
 */
async function measure({ bodies, exact, targets }: Truth, asked: Asked, threads: number) {
  const { theta, eps, dt, solver, steps } = asked;
  const settings = { theta, softening: eps, timestep: dt, solver, gravity: 1 };
  const spawn = threads > 1 ? spawnThread : null;
  const engine = await ProcessorEngine.create(bodies, settings, { threads, spawn });
  try {
    const { p50, p99, max } = forceErrors(await engine.readForces(), exact, targets).acceleration;
    // Code is compiled for speed while it runs: some steps, and half a second, to warm up.
    const warm = performance.now() + 500;
    for (let k = 0; k < 3 || performance.now() < warm; k++) {
      engine.step(1);
      await engine.done();
    }
    await engine.measure();
    const rows: Record<string, number>[] = [];
    for (let k = 0; k < steps; k++) {
      const [wall, cpu] = [performance.now(), computedMs()];
      engine.step(1);
      await engine.done();
      const took = { step: performance.now() - wall, cpuMs: computedMs() - cpu };
      rows.push({ ...(await engine.measure()).stages, ...took });
    }
    const { ppPerBody, pcPerBody, memory } = await engine.measure();
    const of = (name: string) => spread(rows.map((row) => row[name]!));
    const stages = Object.keys(rows[0]!).filter((name) => name !== "step" && name !== "cpuMs");
    return {
      n: bodies.count,
      threads: engine.threads,
      variant: engine.variant,
      stepMs: of("step"),
      cpuMs: of("cpuMs"),
      stages: Object.fromEntries(stages.map((name) => [name, of(name)])),
      ...{ ppPerBody, pcPerBody, bytesPerBody: memory / bodies.count },
      error: { p50, p99, max },
    };
  } finally {
    engine.destroy();
  }
}

function say(report: Report, row: Awaited<ReturnType<typeof measure>>): void {
  const ms = ({ median, best }: Spread) => `${median.toFixed(1)} (best ${best.toFixed(1)})`;
  const { n, threads, variant, stepMs, cpuMs, stages, error } = row;
  const parts = Object.entries(stages).map(([name, time]) => `${name} ${time.best.toFixed(2)}`);
  report.say(`${n} bodies, ${threads} threads (${variant}): ${ms(stepMs)} ms a step, ${ms(cpuMs)} of the processor`);
  report.say(`  ${parts.join(", ")}; errors p50 ${error.p50.toExponential(1)}, p99 ${error.p99.toExponential(1)}`);
}

/** `npm run bench processor`: times and errors of the processor engine, as JSON and in words. */
const bench = defineCommand({
  name: "processor",
  usage: "[--n LIST --threads LIST --theta T --steps K]",
  help: "Measures steps of the processor engine, one by one, and errors against a float64 direct sum.",
  operands: [],
  options: {
    model: textOr("plummer", "NAME", "model or scenario"),
    seed: numberOr(1, "S", "seed of the model", { min: 0, integer: true }),
    n: numbersOr([4096, 16384, 65536, 262144], "LIST", "numbers of bodies", { min: 2, integer: true }),
    threads: numbersOr([1, 2], "LIST", "numbers of threads", { min: 1, integer: true }),
    theta: numberOr(0.6, "T", "opening angle", { min: 0.01, max: 2 }),
    solver: textOr("adaptive", "NAME", "adaptive, bonsai, distance or direct"),
    eps: numberOr(0.01, "E", "softening", { min: 0 }),
    dt: numberOr(1 / 256, "D", "time step", { nonZero: true }),
    steps: numberOr(20, "K", "timed steps", { min: 1, integer: true }),
    targets: numberOr(4096, "T", "bodies whose forces are checked", { min: 1, integer: true }),
  },
  async run(_operands, options, report) {
    const { model, seed, n, threads, theta, solver, eps, dt, steps } = options;
    const cases = [];
    for (const count of n) {
      const { bodies } = makeBodies(model, count, seed, {}, report);
      const targets = spreadTargets(count, Math.min(options.targets, Math.ceil(5e8 / count)));
      const truth = { bodies, exact: await directSum(bodies, eps, targets), targets };
      for (const size of threads) {
        const row = await measure(truth, { theta, eps, dt, solver, steps }, size);
        say(report, row);
        cases.push(row);
      }
    }
    const [{ model: processor } = { model: "unknown" }] = cpus();
    return {
      processor,
      cores: cpus().length,
      commit: builtFrom(),
      ...{ model, seed, theta, solver, eps, dt, steps },
      cases,
    };
  },
});

// The workers of directSum.ts and of the engine start this file again when it is bundled.
if (isMainThread) {
  const streams = { out: process.stdout, err: process.stderr };
  process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench processor --");
}
