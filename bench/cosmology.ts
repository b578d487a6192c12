// Universes from their beginning to today: npm run bench cosmology -- --help
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Bodies } from "../src/data/bodies/bodies.ts";
import { scaleAt } from "../src/data/bodies/clock.ts";
import { GpuEngine } from "../src/engine/index.ts";
import { ProcessorEngine } from "../src/engine/processor/index.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { requestDevice } from "../src/headless/device.ts";
import { flag, numberOr, numbersOr, textOr } from "../src/headless/option.ts";
import { processorName } from "../src/headless/processorName.ts";
import { spawnThread } from "../src/headless/processorWorkers.ts";
import { growthAt } from "../src/physics/cosmology/growth.ts";
import { measuredPower } from "../src/physics/cosmology/measuredPower.ts";
import { findUniverse } from "../src/physics/cosmology/scenarios.ts";
import { PLANCK } from "../src/physics/cosmology/universe.ts";
import { builtFrom } from "./commit.ts";
import { stemOf, write } from "./tables.ts";

const bench = defineCommand({
  name: "cosmology",
  usage:
    "[--n N,…] [--side L] [--dt D] [--theta T] [--integrator NAME] [--eta E] [--engine gpu|cpu] [--threads T] [--adapter NAME] [--whole-sort] [--repeats K] [--out FOLDER]",
  help: "Seconds that universes of N^3 bodies take from redshift 49 to today, by the wall clock, and how the longest waves grow beside linear theory.",
  operands: [],
  options: {
    n: numbersOr([32, 64, 128], "N,…", "bodies along an axis, powers of two", { min: 4, max: 256, integer: true }),
    side: numberOr(50, "L", "side of the box, comoving Mpc/h", { min: 1 }),
    dt: numberOr(0.008, "D", "longest step in ln a today, a^(-1/3) times as long before", { min: 1e-5 }),
    theta: numberOr(0.6, "T", "opening angle", { min: 0.1, max: 1.2 }),
    integrator: textOr("leapfrog", "NAME", "leapfrog, or block-leapfrog on a GPU"),
    eta: numberOr(0.02, "E", "accuracy of steps in blocks", { min: 1e-6 }),
    engine: textOr("gpu", "NAME", "gpu or cpu"),
    threads: numberOr(availableParallelism(), "T", "threads of the processor", { min: 1, integer: true }),
    adapter: textOr("gpu", "NAME", "which adapter"),
    "whole-sort": flag("sort all bodies in every step: none outgrows a bin, and no step is done again"),
    repeats: numberOr(1, "K", "how often each is run; the first run is measured on the way", { min: 1, integer: true }),
    out: textOr(null, "FOLDER", "where ADAPTER-cosmology.json goes"),
  },
  async run(_, options, report) {
    const { n: sizes, side, dt, theta, integrator, eta, engine: kind, threads, adapter, out } = options;
    const { "whole-sort": wholeSort, repeats } = options;
    const gpu = kind === "gpu" ? await requestDevice({ adapter }) : null;
    const name = gpu?.adapterInfo.name ?? processorName(threads);
    const universe = findUniverse("universe")!;
    const rows = [];
    try {
      for (const n of sizes) {
        const started = performance.now();
        const tell = (what: string) =>
          report.say(`${n}^3: ${what}, ${((performance.now() - started) / 1000).toFixed(1)} s so far`);
        const bodies = universe.make({ side }, { n: n ** 3, seed: 1 });
        tell("the young universe is made");
        const steps = Math.ceil(-bodies.time / dt);
        const timestep = -bodies.time / steps;
        // Softening of a 40th of the distance between neighbours of 32^3 bodies, whatever their number: then so do the steps that it wants.
        const settings = {
          timestep,
          theta,
          integrator,
          eta,
          softening: universe.forValues!({ side }).defaults!.softening,
        };
        const engine = gpu
          ? await GpuEngine.create(gpu.device, bodies, settings, { wholeSort })
          : await ProcessorEngine.create(bodies, settings, { threads, spawn: spawnThread });
        // Stages are compiled, and slices found, before the clock runs.
        const before = await engine.snapshot();
        if (gpu) {
          engine.step(4);
          await engine.settle();
          await engine.measure();
          await engine.restore(before as never);
        }
        tell("the engine is ready");
        /** Power of the longest waves over what they had at first, times linear growth. */
        const waves = ({ position, mass }: Bodies) =>
          measuredPower(position, mass, side, Math.min(64, 2 * n)).slice(0, 4);
        const atFirst = waves(bodies);
        const d = (time: number) => growthAt(PLANCK, scaleAt(time)).first;
        const grown = async (time: number) =>
          waves(await engine.readBodies()).map(
            ({ power }, k) => power / atFirst[k]!.power / (d(time) / d(bodies.time)) ** 2,
          );
        const marks: {
          growth: number[];
          /** Momentum over the mass and the root mean square of the velocity. */
          drift: number;
          redshift: number;
          msPerStep: number;
          stages: Record<string, number> | null;
        }[] = [];
        // The clock runs from here on: the first waves are measured already.
        const begin = performance.now();
        let [done, seen] = [0, begin];
        let measuring = 0;
        for (const share of [0.25, 0.5, 0.75, 1]) {
          const count = Math.round(share * steps) - done;
          engine.step(count);
          await engine.settle();
          await engine.done();
          const now = performance.now();
          const { stages, time, momentum, kinetic } = await engine.measure();
          const total = bodies.mass.reduce((sum, m) => sum + m, 0);
          const drift = Math.hypot(...momentum) / Math.sqrt(2 * kinetic * total);
          marks.push({
            redshift: 1 / scaleAt(time) - 1,
            growth: await grown(time),
            drift,
            msPerStep: (now - seen) / count,
            stages,
          });
          tell(`redshift ${marks.at(-1)!.redshift.toFixed(2)}, ${marks.at(-1)!.msPerStep.toFixed(1)} ms a step`);
          seen = performance.now();
          measuring += seen - now;
          done += count;
        }
        const seconds = (performance.now() - begin - measuring) / 1000;
        const again: number[] = [];
        while (again.length < repeats - 1) {
          await engine.restore(before as never);
          const from = performance.now();
          engine.step(steps);
          await engine.settle();
          await engine.done();
          again.push((performance.now() - from) / 1000);
        }
        before.destroy();
        gpu?.check();
        engine.destroy();
        rows.push({ n, bodies: n ** 3, steps, seconds, again, msPerStep: (1000 * seconds) / steps, marks });
        const more = again.map((s) => `, ${s.toFixed(2)} s`).join("");
        report.say(
          `${n}^3 bodies, ${steps} steps: ${seconds.toFixed(2)} s${more}, ${((1000 * seconds) / steps).toFixed(2)} ms a step`,
        );
      }
    } finally {
      gpu?.destroy();
    }
    const result = { adapter: name, commit: builtFrom(), side, theta, integrator, eta, rows };
    if (out !== null) write(join(out, `${stemOf(name)}-cosmology.json`), `${JSON.stringify(result, null, 1)}\n`, out);
    return result;
  },
});

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench cosmology --");
