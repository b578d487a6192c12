// Steps of two checkouts in turns on one machine: whether a change of the engine made anything slower.
//
//   npm run bench -- paired --of ../before
//
// `--of` and `--now` take a checkout with packages of its own, or what `bench bundle` made of one, for machines with nothing but Node.js.
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { resolve } from "node:path";
import type * as Engines from "../src/engine/index.ts";
import type * as Processors from "../src/engine/processor/index.ts";
import { quantile as sortedQuantile, waitedMs } from "../src/engine/timing.ts";
import { defineCommand, type Report } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import type * as Cards from "../src/headless/gpus/severalGpus.ts";
import { numberOr, numbersOr, textOr } from "../src/headless/option.ts";
import { type Checkout, loadCheckout } from "./checkout.ts";

/** About how long the single steps of a round may take, and its steps in one go. */
const ROUND_MS = 400;

/** The ways to compute; threads are the processor engine's, and `cards` several GPUs. */
const WAYS: Readonly<Record<string, Partial<Engines.Settings>>> = {
  adaptive: { solver: "adaptive" },
  bonsai: { solver: "bonsai" },
  distance: { solver: "distance" },
  direct: { solver: "direct" },
  "block-leapfrog": { solver: "adaptive", integrator: "block-leapfrog", timestep: 1 / 16 },
  hermite4: { solver: "direct", integrator: "hermite4", timestep: 1 / 32 },
  threads: { solver: "adaptive" },
  "threads-direct": { solver: "direct" },
  cards: { solver: "adaptive" },
  "cards-bonsai": { solver: "bonsai" },
};

interface Plan {
  readonly theta: number;
  readonly steps: number;
  readonly rounds: number;
  readonly threads: number;
  readonly gpus: number;
  readonly adapter: string;
}

/** What is waited for by the wall clock: both sides by the same one. Older checkouts cannot always wait for steps that are done again. */
type Clock = "settle" | "done";

type Runs = Engines.GpuEngine | Processors.ProcessorEngine | Cards.SeveralGpus;

/** Milliseconds of a step, one value a round: the median of single steps by timestamps, where there are such, and the mean of as many in one go by the wall clock. */
interface Times {
  readonly stamps: number[];
  readonly wall: number[];
  /** By the rows of the table of stages, where there are stamps. */
  readonly rows: Record<string, number[]>;
}

const noTimes = (): Times => ({ stamps: [], wall: [], rows: {} });

async function round(engine: Runs, steps: number, clock: Clock, times: Times): Promise<void> {
  const single: number[] = [];
  const rows: Record<string, number[]> = {};
  for (let k = 0; k < steps; k++) {
    engine.step(1);
    const { stepMs, stages, faults } = await engine.measure();
    if (faults.length > 0) throw new Error(faults.join(", "));
    if (stepMs !== null) single.push(stepMs);
    for (const [row, ms] of Object.entries(stages ?? {})) rows[row] = [...(rows[row] ?? []), ms];
  }
  if (single.length > 0) times.stamps.push(quantile(single, 0.5));
  for (const [row, all] of Object.entries(rows)) times.rows[row] = [...(times.rows[row] ?? []), quantile(all, 0.5)];
  times.wall.push((await waitedMs({ settle: () => engine[clock]() }, () => engine.step(steps))) / steps);
}

/** Both engines' times, and what they have in common. */
async function compare(way: string, n: number, plan: Plan, sides: readonly [Checkout, Checkout]) {
  const open = async (parts: Checkout) => {
    const settings = { theta: plan.theta, softening: 0.01, timestep: 1 / 128, ...WAYS[way] };
    const bodies = parts.plummer.make({}, { n, seed: 1 });
    if (way.startsWith("threads")) {
      const options = { threads: plan.threads, spawn: parts.spawnThread };
      const engine = await parts.ProcessorEngine.create(bodies, settings, options);
      return { engine, computer: cpus()[0]?.model ?? "unknown", close: () => engine.destroy() };
    }
    if (way.startsWith("cards")) {
      const place = { engine: "gpu", adapter: plan.adapter, threads: null } as const;
      const engine = await parts.SeveralGpus.create(bodies, settings, place, plan.gpus);
      return { engine, computer: `${plan.gpus} x ${plan.adapter}`, close: () => engine.destroy() };
    }
    const gpu = await parts.requestDevice({ adapter: plan.adapter });
    const engine = await parts.GpuEngine.create(gpu.device, bodies, settings);
    const close = () => {
      engine.destroy();
      gpu.destroy();
    };
    return { engine, computer: gpu.adapterInfo.name, close };
  };
  const opened = [await open(sides[0]), await open(sides[1])] as const;
  try {
    const clock: Clock = opened.every(({ engine }) => "settle" in engine) ? "settle" : "done";
    const times = opened.map(noTimes);
    // A short round warms up, and says how many steps later ones have. Each of these begins with the other side.
    const warm = noTimes();
    for (const side of [0, 1]) await round(opened[side]!.engine, 3, clock, warm);
    const steps = Math.max(2, Math.min(plan.steps, Math.round(ROUND_MS / Math.min(...warm.wall))));
    for (let k = 0; k < plan.rounds; k++)
      for (const side of k % 2 === 0 ? [0, 1] : [1, 0]) await round(opened[side]!.engine, steps, clock, times[side]!);
    return { way, n, computer: opened[0].computer, before: times[0]!, now: times[1]! };
  } finally {
    // With a device open the process would not end.
    for (const { close } of opened) close();
  }
}

/** The value below which a part of the values lies. */
const quantile = (values: readonly number[], part: number) => sortedQuantile(Float64Array.from(values).sort(), part);

/** A round's two sides stand next to each other in time, so what slows the machine down slows both: differences within rounds scatter less than rounds do. */
function say(report: Report, { way, n, before, now }: Awaited<ReturnType<typeof compare>>): void {
  for (const clock of ["stamps", "wall"] as const) {
    const [old, young] = [before[clock], now[clock]];
    if (old.length === 0 || young.length !== old.length) continue;
    const change = young.map((ms, round) => (ms / old[round]! - 1) * 100);
    const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => quantile(change, part).toFixed(1));
    const [ms, msNow] = [old, young].map((values) => quantile(values, 0.5).toFixed(3));
    const rounds = `by rounds ${middle} %, half of them within ${low} and ${high}`;
    report.say(`${way}, ${n} bodies, ${clock}: ${ms} before, ${msNow} now ms a step; ${rounds}`);
  }
  const of = (times: Times, row: string) => quantile(times.rows[row] ?? [0], 0.5).toFixed(3);
  const rows = Object.keys(now.rows).map((row) => `${row} ${of(before, row)} ${of(now, row)}`);
  if (rows.length > 0) report.say(`  by rows, before and now: ${rows.join(", ")}`);
}

const command = defineCommand({
  name: "paired",
  usage: "--of FOLDER [--ways LIST --n LIST]",
  help: "Steps of two checkouts in turns on one machine, in milliseconds.",
  operands: [],
  options: {
    of: textOr("../before", "FOLDER", "the checkout, or bundle, that was before"),
    now: textOr(".", "FOLDER", "the one that is held against it"),
    ways: textOr("adaptive,bonsai,block-leapfrog", "LIST", `of ${Object.keys(WAYS).join(", ")}`),
    n: numbersOr([16384, 131072, 1048576, 4194304], "LIST", "numbers of bodies", { min: 2, integer: true }),
    theta: numberOr(0.75, "T", "opening angle", { min: 0.01, max: 2 }),
    steps: numberOr(20, "K", "steps of a round at most", { min: 1, integer: true }),
    rounds: numberOr(4, "R", "rounds of each", { min: 1, integer: true }),
    threads: numberOr(2, "T", "threads of the processor engine", { min: 1, integer: true }),
    gpus: numberOr(2, "K", "cards of the ways that are several GPUs", { min: 1, integer: true }),
    seconds: numberOr(120, "S", "no further pair begins after as many", { min: 1 }),
    out: textOr(null, "FILE", "where results go as JSON, pair by pair"),
  },
  async run(_, { of, now, ways, n, seconds, out, ...plan }, report) {
    const start = performance.now();
    const sides = [await loadCheckout(resolve(of)), await loadCheckout(resolve(now))] as const;
    const pairs: Awaited<ReturnType<typeof compare>>[] = [];
    // The default way of all sizes comes first.
    for (const way of ways.split(",").map((name) => name.trim()))
      for (const count of n) {
        if (!(way in WAYS)) throw new Error(`there is no way "${way}"`);
        if (performance.now() - start > seconds * 1000) {
          report.say(`${way}, ${count} bodies: no time left`);
          continue;
        }
        const pair = await compare(way, count, plan, sides);
        say(report, pair);
        pairs.push(pair);
        if (out !== null) writeFileSync(out, JSON.stringify({ ...plan, pairs }));
      }
    return { ...plan, pairs };
  },
});

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(command, process.argv.slice(2), streams, "npm run bench paired --");
