import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Bodies } from "../src/data/bodies/bodies.ts";
import { GpuEngine, type Settings } from "../src/engine/index.ts";
import { SortStrategy } from "../src/engine/sortStrategy.ts";
import { timeSteps, waitedMs } from "../src/engine/timing.ts";
import { defineCommand, type Report } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { run } from "../src/headless/commands/run.ts";
import { type HeadlessDevice, requestDevice } from "../src/headless/device.ts";
import { userPath, writeBodiesFile, writeWhole } from "../src/headless/files.ts";
import { makeBodies } from "../src/headless/making.ts";
import { numberOr, textOr } from "../src/headless/option.ts";
import { builtFrom } from "./commit.ts";

/** Steps that `run` submits together. */
const BATCH = 16;

/** How steps were sorted: by bins, by digits, and how often bodies came too close for bins. */
const sorts = { incremental: 0, full: 0, overflows: 0 };

function countSorts(): void {
  const { next, overflowed } = SortStrategy.prototype;
  SortStrategy.prototype.next = function (this: SortStrategy) {
    const kind = next.call(this);
    sorts[kind]++;
    return kind;
  };
  SortStrategy.prototype.overflowed = function (this: SortStrategy, missing?: number) {
    sorts.overflows++;
    overflowed.call(this, missing);
  };
}

/** Milliseconds a step, and how the steps of it were sorted. */
interface Timed {
  readonly ms: number;
  readonly sorts: typeof sorts;
}

async function timed(steps: number, work: () => Promise<number>): Promise<Timed> {
  const before = { ...sorts };
  const ms = (await work()) / steps;
  const { incremental, full, overflows } = sorts;
  return {
    ms,
    sorts: {
      incremental: incremental - before.incremental,
      full: full - before.full,
      overflows: overflows - before.overflows,
    },
  };
}

const now = () => performance.now();
const atOnce = (engine: GpuEngine, steps: number) => timed(steps, () => waitedMs(engine, () => engine.step(steps)));

/** Batches of `BATCH` steps, so many of them under way. */
function inBatches(engine: GpuEngine, steps: number, underWay: 1 | 2): Promise<Timed> {
  return timed(steps, async () => {
    await engine.done();
    const start = now();
    let earlier = Promise.resolve();
    for (let done = 0; done < steps; done += BATCH) {
      engine.step(BATCH);
      const batch = engine.done();
      await (underWay === 1 ? batch : earlier);
      earlier = batch;
    }
    await earlier;
    return now() - start;
  });
}

/** Milliseconds that `work` takes, the least of three. */
async function least(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let k = 0; k < 3; k++) {
    const start = now();
    await work();
    times.push(now() - start);
  }
  return Math.min(...times);
}

/** Everything about one solver, each engine with the same bodies from the start. */
async function compare(gpu: HeadlessDevice, bodies: Bodies, settings: Partial<Settings>, steps: number) {
  const make = (wholeSort = false) => GpuEngine.create(gpu.device, bodies, settings, { wholeSort });
  const engine = await make();
  const unmeasured = await atOnce(engine, steps);
  const again = await atOnce(engine, steps);
  const measure = await least(() => engine.measure());
  engine.step(1);
  await engine.measure();
  const measured = await atOnce(engine, steps);
  const oneBatch = await inBatches(engine, steps, 1);
  const twoBatches = await inBatches(engine, steps, 2);
  const readBodies = await least(() => engine.readBodies());
  engine.destroy();
  const whole = await make(true);
  whole.step(1);
  await whole.measure();
  const wholeSort = await atOnce(whole, steps);
  whole.destroy();
  const benched = await make();
  const bench = await timeSteps(benched, gpu, { steps: 50, warmUp: 10 }, () => {});
  benched.set({ timestep: Number.MIN_VALUE });
  const still = await atOnce(benched, steps);
  benched.destroy();
  gpu.check();
  return {
    bench: { stepMs: bench.stepMs, wallMs: bench.wallMs, walkMs: bench.walkMs, stages: bench.stages },
    wall: { unmeasured, again, measured, oneBatch, twoBatches, wholeSort, still },
    once: { measure, readBodies },
  };
}

/** The command `run` itself, with this and that beside its steps. */
async function runs(file: string, words: readonly string[], folder: string, report: Report) {
  const variants: Readonly<Record<string, readonly string[]>> = {
    alone: [],
    out: ["--out", join(folder, "out.tipsy")],
    log: ["--log", join(folder, "log.csv"), "--log-every", "10"],
  };
  const told: Record<string, unknown> = {};
  for (const [name, more] of Object.entries(variants)) {
    report.say(`run, ${name}`);
    let out = "";
    const streams = { out: { write: (text: string) => (out += text) }, err: { write: () => true } };
    await runCommand(run, [file, ...words, ...more], streams as never, "run");
    const { msPerStep, seconds } = JSON.parse(out) as { msPerStep: number; seconds: unknown };
    told[name] = { msPerStep, seconds };
  }
  return told;
}

/** What a step takes in `run` and in `bench`, and where the difference is: slices before a measurement, batches, sorts by all digits, evolution, measurements and files. */
const runOverhead = defineCommand({
  name: "runOverhead",
  usage: "[--n N] [--theta T] [--steps K] [--out FILE]",
  help: "Splits the difference between a step in run and in bench by its causes.",
  operands: [],
  options: {
    n: numberOr(1_048_576, "N", "bodies of a Plummer sphere", { min: 2, integer: true }),
    theta: numberOr(0.75, "T", "opening angle", { min: 0.05, max: 2 }),
    eps: numberOr(0.01, "E", "softening", { min: 0 }),
    dt: numberOr(1 / 128, "D", "time step", { nonZero: true }),
    steps: numberOr(400, "K", "steps of each measurement", { min: 16, integer: true }),
    solvers: textOr("adaptive,bonsai", "LIST", "names of solvers"),
    out: textOr("runOverhead.json", "FILE", "where the numbers go"),
  },
  async run(_operands, { n, theta, eps, dt, steps, solvers, out, adapter }, report) {
    countSorts();
    const { bodies } = makeBodies("plummer", n, 1, {}, report);
    const gpu = await requestDevice({ adapter });
    const folder = mkdtempSync(join(tmpdir(), "runOverhead"));
    const file = join(folder, "bodies.tipsy");
    try {
      const write = await least(() => writeBodiesFile(file, bodies, "tipsy"));
      const told: Record<string, unknown> = {};
      for (const solver of solvers.split(",")) {
        report.say(solver);
        const settings = { solver, theta, softening: eps, timestep: dt, gravity: bodies.units.gravity };
        const parts = await compare(gpu, bodies, settings, steps);
        const words = ["--solver", solver, "--theta", theta, "--eps", eps, "--dt", dt, "--steps", steps].map(String);
        told[solver] = {
          ...parts,
          run: await runs(file, [...words, "--engine", "gpu", "--adapter", adapter], folder, report),
        };
      }
      const result = { n, theta, eps, dt, steps, adapter: gpu.adapterInfo.name, commit: builtFrom(), write, ...told };
      writeWhole(userPath(out), `${JSON.stringify(result, null, 1)}\n`);
      return result;
    } finally {
      gpu.destroy();
      rmSync(folder, { recursive: true });
    }
  },
});

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(runOverhead, process.argv.slice(2), streams, "runOverhead");
