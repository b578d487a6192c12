// Universes beside linear theory and beside each other: npm run bench universes -- --help
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Bodies } from "../src/data/bodies/bodies.ts";
import { clockAt, scaleAt } from "../src/data/bodies/clock.ts";
import { expanding } from "../src/data/bodies/comoving.ts";
import { type Engine, GpuEngine } from "../src/engine/index.ts";
import { ProcessorEngine } from "../src/engine/processor/index.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { requestDevice } from "../src/headless/device.ts";
import { flag, numberOr, textOr } from "../src/headless/option.ts";
import { processorName } from "../src/headless/processorName.ts";
import { spawnThread } from "../src/headless/processorWorkers.ts";
import { growthAt } from "../src/physics/cosmology/growth.ts";
import { makeUniverse } from "../src/physics/cosmology/initialConditions.ts";
import { measuredPower, type PowerBin } from "../src/physics/cosmology/measuredPower.ts";
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

interface Mark {
  readonly a: number;
  readonly bins: readonly PowerBin[];
}

const bench = defineCommand({
  name: "universes",
  usage:
    "[--n N] [--side L] [--dt D] [--theta T] [--integrator NAME] [--eta E] [--starts] [--paired] [--every K] [--mesh M] [--physical P] [--seed S] [--engine gpu|cpu] [--threads T] [--adapter NAME] [--out FOLDER]",
  help: "A universe of N^3 bodies from redshift 49 to today: growth of its waves over linear theory's, what Layzer and Irvine's equation lacks, momentum; with --starts also universes begun otherwise, by today's power; with --paired means with universes of inverted waves, in which the waves' effect on each other cancels (Pontzen et al. 2016).",
  operands: [],
  options: {
    n: numberOr(64, "N", "bodies along an axis, a power of two", { min: 4, max: 256, integer: true }),
    side: numberOr(200, "L", "side of the box, comoving Mpc/h", { min: 1 }),
    dt: numberOr(0.008, "D", "longest step in ln a today, a^(-1/3) times as long before", { min: 1e-5 }),
    theta: numberOr(0.6, "T", "opening angle", { min: 0.1, max: 1.2 }),
    integrator: textOr("leapfrog", "NAME", "leapfrog, or block-leapfrog on a GPU"),
    eta: numberOr(0.02, "E", "accuracy of steps in blocks", { min: 1e-6 }),
    starts: flag("begin also by Zel'dovich's displacements, and at redshift 24"),
    paired: flag("run the inverted waves too"),
    every: numberOr(1, "K", "steps between measurements of the energy", { min: 1, integer: true }),
    mesh: numberOr(
      null,
      "M",
      "cells along an axis in which power is measured, a power of two; else twice as many as bodies",
      {
        min: 8,
        integer: true,
      },
    ),
    physical: numberOr(null, "P", "largest physical softening over the comoving one (0.5 on the page); else none", {
      min: 0.01,
    }),
    seed: numberOr(1, "S", "seed of the waves", { min: 0, integer: true }),
    engine: textOr("gpu", "NAME", "gpu or cpu"),
    threads: numberOr(availableParallelism(), "T", "threads of the processor", { min: 1, integer: true }),
    adapter: textOr("gpu", "NAME", "which adapter"),
    out: textOr(null, "FOLDER", "where ADAPTER-universes.json goes"),
  },
  async run(_, options, report) {
    const {
      n,
      side,
      dt,
      theta,
      integrator,
      eta,
      starts,
      paired,
      every,
      mesh,
      physical,
      seed,
      engine: kind,
      threads,
      adapter,
      out,
    } = options;
    const gpu = kind === "gpu" ? await requestDevice({ adapter }) : null;
    const name = gpu?.adapterInfo.name ?? processorName(threads);
    const powerOf = ({ position, mass }: Bodies) => measuredPower(position, mass, 1000 * side, mesh ?? 2 * n);
    /** One universe: its power at first, near YOUNG and today, each with its scale factor. */
    const runOf = async (order: 1 | 2, redshift: number, inverted: boolean) => {
      const made = makeUniverse({ universe: PLANCK, n, side, redshift, seed, order, inverted });
      const softening = (1000 * side * PER_SPACING) / n;
      const bodies = expanding(made, PLANCK, physical === null ? undefined : physical * softening);
      const steps = Math.ceil(-bodies.time / dt);
      const timestep = -bodies.time / steps;
      const settings = { timestep, theta, integrator, eta, softening };
      const engine: Engine = gpu
        ? await GpuEngine.create(gpu.device, bodies, settings)
        : await ProcessorEngine.create(bodies, settings, { threads, spawn: spawnThread });
      const until = Math.round((clockAt(1 / (1 + YOUNG)) - bodies.time) / timestep);
      const total = bodies.mass.reduce((sum, m) => sum + m, 0);
      let [energyError, largestEnergyError, momentum] = [0, 0, 0];
      const measure = async () => {
        const found = await engine.measure();
        energyError = found.energyError;
        largestEnergyError = Math.max(largestEnergyError, Math.abs(energyError));
        momentum = Math.max(momentum, Math.hypot(...found.momentum) / Math.sqrt(2 * found.kinetic * total));
      };
      const seen = async () => ({ a: scaleAt(engine.time), bins: powerOf(await engine.readBodies()) });
      const begin = performance.now();
      const marks = [await seen()];
      await measure();
      for (let done = 0; done < steps; ) {
        const count = Math.min(every - (done % every), done < until ? until - done : steps - done);
        engine.step(count);
        done += count;
        await engine.settle();
        await measure();
        if (done === until || done === steps) marks.push(await seen());
      }
      const blocks = gpu ? await engine.measure("blockSteps") : null;
      const seconds = (performance.now() - begin) / 1000;
      gpu?.check();
      engine.destroy();
      report.say(
        `order ${order} from ${redshift}${inverted ? ", inverted" : ""}, ${steps} steps: Layzer-Irvine ${energyError.toExponential(1)}, at most ${largestEnergyError.toExponential(1)}; momentum ${momentum.toExponential(1)}${blocks ? `; ${blocks.count} block steps, ${blocks.groups} walks` : ""}; ${seconds.toFixed(1)} s`,
      );
      return { steps, blocks, seconds, energyError, largestEnergyError, momentum, marks: marks as [Mark, Mark, Mark] };
    };
    const runs = [];
    let reference: readonly number[] | null = null;
    try {
      for (const { order, redshift } of starts ? STARTS : STARTS.slice(0, 1)) {
        const found: Awaited<ReturnType<typeof runOf>>[] = [];
        for (const inverted of paired ? [false, true] : [false]) found.push(await runOf(order, redshift, inverted));
        /** Power at a mark, summed over the pair. */
        const powerAt = (mark: number) =>
          found[0]!.marks[mark]!.bins.map((_, i) =>
            found.reduce((sum, { marks }) => sum + marks[mark]!.bins[i]!.power, 0),
          );
        const wave = (i: number) => (2 * Math.PI * found[0]!.marks[0].bins[i]!.k) / side;
        const growth = (mark: number) => growthAt(PLANCK, found[0]!.marks[mark]!.a).first;
        const overLinear = (mark: number) =>
          powerAt(mark)
            .slice(0, 6)
            .map((power, i) => ({
              k: wave(i),
              ratio: power / powerAt(0)[i]! / (growth(mark) / growth(0)) ** 2,
            }));
        reference ??= powerAt(2);
        runs.push({
          ...{ order, redshift, young: overLinear(1), today: overLinear(2) },
          runs: found.map(({ marks: _, ...rest }) => rest),
          besideFirst: powerAt(2)
            .slice(0, n / 2)
            .map((power, i) => ({ k: wave(i), ratio: power / reference![i]! })),
        });
      }
    } finally {
      gpu?.destroy();
    }
    const result = { adapter: name, commit: builtFrom(), n, side, dt, theta, integrator, eta, seed, paired, runs };
    if (out !== null) write(join(out, `${stemOf(name)}-universes.json`), `${JSON.stringify(result, null, 1)}\n`, out);
    return result;
  },
});

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench universes --");
