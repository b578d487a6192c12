import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Bodies, componentIndex } from "../src/data/bodies/bodies.ts";
import { bonsaiMerger } from "../src/data/scenarios/bonsaiMerger.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { userPath, writeWhole } from "../src/headless/files.ts";
import { makeBodies } from "../src/headless/making.ts";
import { numberOr, textOr } from "../src/headless/option.ts";
import { withEngine } from "../src/headless/simulation.ts";
import { builtFrom } from "./commit.ts";
import { ExactEnergy } from "./exactEnergy.ts";

interface Entry {
  readonly step: number;
  readonly time: number;
  readonly energyError: number;
  /** The same by a direct sum; null between. */
  readonly exactError: number | null;
  readonly virialRatio: number;
  readonly separation: number;
}

/** Steps in one submission. */
const AT_ONCE = 16;

/**
 * `npm run bench merger`: one run of the galaxy merger of Bedorf, Gaburov & Portegies Zwart (2012), sec. 4.2.2, with a log of
 * the energy and of the distance of the two black holes. `npm run bench merger-plots` draws the logs.
 */
const merger = defineCommand({
  name: "merger",
  usage: "[--theta T] [--solver NAME] [--dt D] [--steps K] [--every L] [--out FOLDER]",
  help: "Runs the merger of section 4.2.2 of the Bonsai paper and logs energy and black-hole separation.",
  operands: [],
  options: {
    n: numberOr(bonsaiMerger.defaults.n, "N", "bodies", { min: 1000, integer: true }),
    seed: numberOr(1, "S", "seed", { min: 0, integer: true }),
    theta: numberOr(0.75, "T", "opening angle", { min: 0.001, max: 2 }),
    solver: textOr("adaptive", "NAME", "solver"),
    dt: numberOr(1 / 64, "D", "time step", { nonZero: true }),
    steps: numberOr(64_000, "K", "steps", { min: 1, integer: true }),
    every: numberOr(32, "L", "a line of the log every L steps", { min: 1, integer: true }),
    exact: numberOr(128, "X", "the energy by a direct sum every X steps, 0 for never", { min: 0, integer: true }),
    out: textOr("results/merger", "FOLDER", "where SOLVER-theta-T.csv and .json go"),
  },
  async run(_operands, options, report) {
    const { n, seed, theta, solver, dt, steps, every, adapter } = options;
    const { bodies } = makeBodies(bonsaiMerger.name, n, seed, {}, report);
    const holes = blackHoles(bodies);
    const { softening } = bonsaiMerger.defaults;
    const settings = { theta, softening, timestep: dt, solver, gravity: 1 };
    const result = await withEngine(bodies, settings, adapter, report, async (engine, gpu) => {
      const log: Entry[] = [];
      const exact = options.exact > 0 ? await ExactEnergy.create(gpu.device, bodies, softening) : null;
      const begin = performance.now();
      let busy = 0;
      for (;;) {
        const { step, time, energyError, virialRatio, faults } = await engine.measure();
        gpu.check();
        if (faults.length > 0) throw new Error(`step ${step} went wrong: ${faults.join(", ")}`);
        const separation = distance(await engine.readBodies(), holes);
        const exactError = exact && step % options.exact === 0 ? await exact.error(engine) : null;
        log.push({ step, time, energyError, exactError, virialRatio, separation });
        report.progress(`theta ${theta}`, step / steps);
        if (step >= steps) break;
        const stop = Math.min(steps, step + every);
        const from = performance.now();
        while (engine.steps < stop) {
          engine.step(Math.min(AT_ONCE, stop - engine.steps));
          await gpu.device.queue.onSubmittedWorkDone();
        }
        busy += performance.now() - from;
      }
      exact?.destroy();
      return { log, secondsOfSteps: busy / 1000, seconds: (performance.now() - begin) / 1000 };
    });
    const { log, ...rest } = result;
    const worst = log.reduce((a, b) => (Math.abs(b.energyError) > Math.abs(a.energyError) ? b : a));
    const summary = {
      ...{ n, seed, theta, solver, dt, steps, softening, commit: builtFrom() },
      ...rest,
      largestError: worst.energyError,
      largestErrorAt: worst.time,
      largestExactError: largestOf(log.flatMap((e) => e.exactError ?? [])),
      errorAtEnd: log.at(-1)!.energyError,
      pericentres: pericentres(log),
    };
    mkdirSync(userPath(options.out), { recursive: true });
    const name = join(options.out, `${solver}-theta-${theta}${dt === 1 / 64 ? "" : `-dt-${dt}`}`);
    const rows = log.map((e) =>
      [e.step, e.time, e.energyError, e.exactError, e.virialRatio, e.separation].map(tidy).join(","),
    );
    writeWhole(`${name}.csv`, `step,time,energyError,exactError,virialRatio,separation\n${rows.join("\n")}\n`);
    writeWhole(`${name}.json`, `${JSON.stringify(summary, null, 1)}\n`);
    return { ...summary, files: [`${name}.csv`, `${name}.json`] };
  },
});

function blackHoles({ component }: Bodies): [number, number] {
  const index = componentIndex("black hole");
  const [first, second] = [component.indexOf(index), component.lastIndexOf(index)];
  if (first < 0 || first === second) throw new Error("these bodies have no two black holes; ask for more of them");
  return [first, second];
}

function distance({ position: x }: Bodies, [i, j]: readonly [number, number]): number {
  return Math.hypot(x[3 * i]! - x[3 * j]!, x[3 * i + 1]! - x[3 * j + 1]!, x[3 * i + 2]! - x[3 * j + 2]!);
}

/** Times and distances of the first passages: minima of the separation that is deeper than what lies 5 time units before and after. */
function pericentres(log: readonly Entry[]): { time: number; separation: number }[] {
  const found: { time: number; separation: number }[] = [];
  log.forEach((entry, k) => {
    const near = log.filter((other) => Math.abs(other.time - entry.time) <= 5);
    const least = near.every((other) => other.separation >= entry.separation);
    const edge = k === 0 || k === log.length - 1;
    if (least && !edge && found.length < 6) found.push({ time: entry.time, separation: entry.separation });
  });
  return found;
}

const tidy = (value: number | null) => (value === null ? "" : Number(value.toPrecision(6)));

/** The value with the largest size; null of none. */
const largestOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a));

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(merger, process.argv.slice(2), streams, "npm run bench merger --");
