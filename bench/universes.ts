// Universes beside linear theory and beside each other: npm run bench universes -- --help
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import type { Bodies } from "../src/data/bodies/bodies.ts";
import { clockAt, scaleAt } from "../src/data/bodies/clock.ts";
import { expanding } from "../src/data/bodies/comoving.ts";
import { type AnyEngine, Engine } from "../src/engine/index.ts";
import { ProcessorEngine } from "../src/engine/processor/index.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { requestDevice } from "../src/headless/device.ts";
import { flag, numberOr, textOr } from "../src/headless/option.ts";
import { spawnThread } from "../src/headless/processorWorkers.ts";
import { growthAt } from "../src/physics/cosmology/growth.ts";
import { makeUniverse } from "../src/physics/cosmology/initialConditions.ts";
import { measuredPower } from "../src/physics/cosmology/measuredPower.ts";
import { PLANCK } from "../src/physics/cosmology/universe.ts";
import { builtFrom } from "./commit.ts";
import { stemOf, write } from "./tables.ts";

/** How a universe begins: order of perturbation theory and redshift. */
const STARTS = [
  { order: 2, redshift: 49 },
  { order: 1, redshift: 49 },
  { order: 2, redshift: 24 },
  { order: 1, redshift: 24 },
] as const;
/** Redshift at which waves are held against linear theory on the way. */
const YOUNG = 10;
/** Softening over the distance between neighbours. */
const PER_SPACING = 1 / 40;

const bench = defineCommand({
  name: "universes",
  usage:
    "[--n N] [--side L] [--dt D] [--theta T] [--starts] [--every K] [--seed S] [--engine gpu|cpu] [--threads T] [--adapter NAME] [--out FOLDER]",
  help: "A universe of N^3 bodies from redshift 49 to today: growth of its waves over linear theory's, what Layzer and Irvine's equation lacks, momentum; with --starts also universes begun otherwise, by today's power.",
  operands: [],
  options: {
    n: numberOr(64, "N", "bodies along an axis, a power of two", { min: 4, max: 256, integer: true }),
    side: numberOr(200, "L", "side of the box, comoving Mpc/h", { min: 1 }),
    dt: numberOr(0.008, "D", "longest step in ln a today, a^(-1/3) times as long before", { min: 1e-5 }),
    theta: numberOr(0.6, "T", "opening angle", { min: 0.1, max: 1.2 }),
    starts: flag("begin also by Zel'dovich's displacements, and at redshift 24"),
    every: numberOr(1, "K", "steps between measurements of the energy", { min: 1, integer: true }),
    seed: numberOr(1, "S", "seed of the waves", { min: 0, integer: true }),
    engine: textOr("gpu", "NAME", "gpu or cpu"),
    threads: numberOr(availableParallelism(), "T", "threads of the processor", { min: 1, integer: true }),
    adapter: textOr("gpu", "NAME", "which adapter"),
    out: textOr(null, "FOLDER", "where ADAPTER-universes.json goes"),
  },
  async run(_, { n, side, dt, theta, starts, every, seed, engine: kind, threads, adapter, out }, report) {
    const gpu = kind === "gpu" ? await requestDevice({ adapter }) : null;
    const name = gpu?.adapterInfo.name ?? `${cpus()[0]?.model ?? "processor"}, threads: ${threads}`;
    const powerOf = ({ position, mass }: Bodies) => measuredPower(position, mass, 1000 * side, 2 * n);
    const runs = [];
    let reference: ReturnType<typeof powerOf> | null = null;
    try {
      for (const { order, redshift } of starts ? STARTS : STARTS.slice(0, 1)) {
        const bodies = expanding(makeUniverse({ universe: PLANCK, n, side, redshift, seed, order }), PLANCK);
        const steps = Math.ceil(-bodies.time / dt);
        const timestep = -bodies.time / steps;
        const settings = { timestep, theta, softening: (1000 * side * PER_SPACING) / n };
        const engine: AnyEngine = gpu
          ? await Engine.create(gpu.device, bodies, settings)
          : await ProcessorEngine.create(bodies, settings, { threads, spawn: spawnThread });
        const first = powerOf(bodies);
        const growthTo = (a: number) => growthAt(PLANCK, a).first / growthAt(PLANCK, scaleAt(bodies.time)).first;
        /** Power of the waves over what they had at first, times linear growth. */
        const overLinear = async () => {
          const now = powerOf(await engine.readBodies());
          const growth = growthTo(scaleAt(engine.time)) ** 2;
          return now.map(({ k, power }, i) => ({
            k: (2 * Math.PI * k) / side,
            ratio: power / first[i]!.power / growth,
            power,
          }));
        };
        const until = Math.round((clockAt(1 / (1 + YOUNG)) - bodies.time) / timestep);
        let [young, largest, drift] = [null as Awaited<ReturnType<typeof overLinear>> | null, 0, 0];
        let energyError = 0;
        const total = bodies.mass.reduce((sum, m) => sum + m, 0);
        const measure = async () => {
          const found = await engine.measure();
          energyError = found.energyError;
          largest = Math.max(largest, Math.abs(energyError));
          drift = Math.max(drift, Math.hypot(...found.momentum) / Math.sqrt(2 * found.kinetic * total));
        };
        await measure();
        for (let done = 0; done < steps; ) {
          const count = Math.min(every - (done % every), steps - done, done < until ? until - done : steps);
          engine.step(count);
          done += count;
          await engine.settle();
          await measure();
          if (done === until) {
            young = await overLinear();
            report.say(`z = ${(1 / scaleAt(engine.time) - 1).toFixed(2)}, ${done} of ${steps} steps`);
          }
        }
        const today = await overLinear();
        gpu?.check();
        engine.destroy();
        reference ??= today.map(({ power }) => ({ k: 0, power, waves: 0 }));
        const row = {
          order,
          redshift,
          steps,
          energyError,
          largestEnergyError: largest,
          momentum: drift,
          young: (young ?? []).slice(0, 6).map(({ k, ratio }) => ({ k, ratio })),
          today: today.slice(0, 6).map(({ k, ratio }) => ({ k, ratio })),
          besideFirst: today.slice(0, n / 2).map(({ k, power }, i) => ({ k, ratio: power / reference![i]!.power })),
        };
        report.say(
          `order ${order} from ${redshift}: Layzer-Irvine ${energyError.toExponential(1)}, at most ${largest.toExponential(1)}; momentum ${drift.toExponential(1)}`,
        );
        runs.push(row);
      }
    } finally {
      gpu?.destroy();
    }
    const result = { adapter: name, commit: builtFrom(), n, side, dt, theta, seed, runs };
    if (out !== null) write(join(out, `${stemOf(name)}-universes.json`), `${JSON.stringify(result, null, 1)}\n`, out);
    return result;
  },
});

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench universes --");
