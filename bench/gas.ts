// Steps of gas in the engine: npm run bench gas -- --help
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Bodies } from "../src/data/bodies/bodies.ts";
import { plummer } from "../src/data/models/plummer.ts";
import { SCENARIOS } from "../src/data/scenarios/index.ts";
import { GpuEngine, waitedMs } from "../src/engine/index.ts";
import { ProcessorEngine } from "../src/engine/processor/index.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { requestDevice } from "../src/headless/device.ts";
import { flag, numberOr, numbersOr, textOr } from "../src/headless/option.ts";
import { processorName } from "../src/headless/processorName.ts";
import { spawnThread } from "../src/headless/processorWorkers.ts";
import { builtFrom } from "./commit.ts";
import { stemOf, write } from "./tables.ts";

/** A Plummer sphere in which every `each`-th body is gas that pressure holds up: P over density is a sixth of the potential. */
function sphere(n: number, each: number): Bodies {
  const bodies = plummer.make({}, { n, seed: 1 });
  const internalEnergy = new Float32Array(n);
  for (let i = 0; i < n; i += each) {
    const [x, y, z] = bodies.position.subarray(3 * i, 3 * i + 3) as unknown as [number, number, number];
    internalEnergy[i] = 0.25 / Math.sqrt(1 + (x * x + y * y + z * z) / 0.35);
    bodies.velocity.fill(0, 3 * i, 3 * i + 3);
  }
  return { ...bodies, columns: { internalEnergy } };
}

/** The Milky Way with its opening angle and softening, a tenth of its bodies gas; without: the same bodies, that gas as stars. */
function galaxy(n: number, withGas: boolean): Case {
  const { make, defaults } = SCENARIOS.find(({ name }) => name === "milky-way-gas")!;
  const { columns, ...bodies } = make({ gasHeaviness: 0.2824, starFormation: 0 }, { n, seed: 1 });
  const { theta, softening } = defaults;
  return { bodies: withGas ? { ...bodies, columns: columns! } : bodies, settings: { theta, softening } };
}

/** Of so many times the same steps the fastest counts. */
const ROUNDS = 5;

interface Case {
  readonly bodies: Bodies;
  readonly settings: { readonly theta?: number; readonly softening: number };
}

const bench = defineCommand({
  name: "gas",
  usage:
    "[--n N,…] [--each K] [--galaxy] [--steps K] [--engine gpu|cpu] [--threads T] [--timestep DT] [--adapter NAME] [--out FOLDER]",
  help: "Time of a step of gas that is held up by its pressure, by stages, against the number of bodies.",
  operands: [],
  options: {
    n: numbersOr([2 ** 14, 2 ** 16, 2 ** 18, 2 ** 20, 2 ** 22], "N,…", "bodies", { min: 1, integer: true }),
    each: numberOr(1, "K", "every K-th body is gas", { min: 1, integer: true }),
    galaxy: flag("a Milky Way instead of a Plummer sphere, of each number without gas and with a tenth"),
    steps: numberOr(20, "K", "steps that are timed together", { min: 1, integer: true }),
    timestep: numberOr(2 ** -13, "DT", "time step; gas may want it in parts", { min: 2 ** -40 }),
    engine: textOr("gpu", "NAME", "gpu or cpu"),
    threads: numberOr(availableParallelism(), "T", "threads of the processor", { min: 1, integer: true }),
    adapter: textOr("gpu", "NAME", "which adapter"),
    out: textOr(null, "FOLDER", "where ADAPTER-gas.json goes"),
  },
  async run(_, { n: counts, each, galaxy: galaxies, steps, timestep, engine: kind, threads, adapter, out }, report) {
    const gpu = kind === "gpu" ? await requestDevice({ adapter }) : null;
    const name = gpu?.adapterInfo.name ?? processorName(threads);
    const rows = [];
    try {
      const cases: (() => Case)[] = counts.flatMap((n) =>
        galaxies
          ? [() => galaxy(n, false), () => galaxy(n, true)]
          : [() => ({ bodies: sphere(n, each), settings: { softening: 0.02 } })],
      );
      for (const make of cases) {
        const { bodies, settings: chosen } = make();
        const n = bodies.count;
        const gasCount = bodies.columns?.internalEnergy?.reduce((sum, u) => sum + (u > 0 ? 1 : 0), 0) ?? 0;
        const settings = { timestep, ...chosen };
        const engine = gpu
          ? await GpuEngine.create(gpu.device, bodies, settings)
          : await ProcessorEngine.create(bodies, settings, { threads, spawn: spawnThread });
        const rounds = [];
        for (let round = 0; round < ROUNDS; round++) {
          const ms = (await waitedMs(engine, () => engine.step(steps))) / steps;
          rounds.push({ ms, ...(await engine.measure()) });
        }
        // A card that was idle while bodies were drawn runs slowly at first.
        const fastest = rounds.reduce((best, round) => (round.ms < best.ms ? round : best));
        const { ms, stages, stepMs, energyError, memory, faults } = fastest;
        const gasMs = Object.entries(stages ?? {}).reduce((sum, [row, t]) => sum + (row.startsWith("gas") ? t : 0), 0);
        rows.push({
          n,
          gas: gasCount,
          ms,
          stepMs,
          gasMs,
          stages,
          energyError,
          bytesPerBody: memory / n,
          faults,
        });
        report.say(`${n} bodies, ${gasCount} of gas: ${ms.toFixed(2)} ms a step, ${gasMs.toFixed(3)} ms of it for gas`);
        gpu?.check();
        engine.destroy();
      }
    } finally {
      gpu?.destroy();
    }
    const result = { adapter: name, commit: builtFrom(), each, galaxies, steps, timestep, rows };
    if (out !== null) write(join(out, `${stemOf(name)}-gas.json`), `${JSON.stringify(result, null, 1)}\n`, out);
    return result;
  },
});

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench gas --");
