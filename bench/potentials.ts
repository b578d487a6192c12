// Steps of test particles in external fields: npm run bench potentials -- --help
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type Bodies, emptyBodies } from "../src/data/bodies/bodies.ts";
import { GALACTICS_UNITS } from "../src/data/bodies/units.ts";
import { type Engine, GpuEngine, waitedMs } from "../src/engine/index.ts";
import { ProcessorEngine } from "../src/engine/processor/index.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { requestDevice } from "../src/headless/device.ts";
import { flag, numberOr, numbersOr, textOr } from "../src/headless/option.ts";
import { processorName } from "../src/headless/processorName.ts";
import { spawnThread } from "../src/headless/processorWorkers.ts";
import { fieldOf, parseChoice } from "../src/physics/external/choice.ts";
import { fieldNow } from "../src/physics/external/field.ts";
import { newField } from "../src/physics/external/potential.ts";
import { builtFrom } from "./commit.ts";
import { stemOf, write } from "./tables.ts";

/**
 * A disc of 3 kpc between 1 and 30 kpc on circles in the field, a tenth of the speed in height: kpc and 100 km/s. The first `live` of its bodies share
 * `mass`, the others are test particles.
 */
function disc(n: number, live: number, mass: number, potential: string): Bodies {
  const bodies = { ...emptyBodies(n), units: GALACTICS_UNITS };
  bodies.mass.fill(mass / live, 0, live);
  const field = fieldNow(fieldOf([parseChoice(potential)], GALACTICS_UNITS, GALACTICS_UNITS.gravity), 0);
  const out = newField();
  for (let i = 0; i < n; i++) {
    // Evenly in the mass of the disc, those with mass too, by angles of the golden section.
    const [k, of] = i < live ? [i, live] : [i - live, n - live];
    const r = 1 - 3 * Math.log(1 - (0.99995 * (k + 0.5)) / of);
    const angle = 2.399963229728653 * i;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    field(r, 0, 0, out);
    const v = Math.sqrt(-r * out[0]!);
    bodies.position.set([r * cos, r * sin, 0], 3 * i);
    bodies.velocity.set([-v * sin, v * cos, 0.1 * v * Math.sin(i)], 3 * i);
    bodies.id[i] = i;
  }
  return bodies;
}

/** Milliseconds of a step: the fastest of three runs of many, by the wall clock. */
async function stepMs(engine: Engine, steps: number): Promise<number> {
  engine.step(2);
  const times: number[] = [];
  for (let k = 0; k < 3; k++) times.push((await waitedMs(engine, () => engine.step(steps))) / steps);
  return Math.min(...times);
}

const bench = defineCommand({
  name: "potentials",
  usage:
    "[--n N,…] [--live N --mass M] [--together] [--steps K] [--potential CHOICE] [--engine gpu|cpu] [--threads T] [--adapter NAME] [--out FOLDER]",
  help: "Time of a step of test particles in an external field, and for how many 60 steps a second are possible.",
  operands: [],
  options: {
    n: numbersOr([100_000, 1_000_000, 10_000_000], "N,…", "test particles", { min: 1, integer: true }),
    live: numberOr(0, "N", "bodies with mass beside them, which a tree acts for", { min: 0, integer: true }),
    mass: numberOr(0.05, "M", "mass of all of those, 2.3e9 Msun; little beside the field's needs few cells", {
      min: 1e-6,
    }),
    together: flag("on a GPU test particles lie in the tree of the bodies with mass, instead of a range of their own"),
    steps: numberOr(100, "K", "steps that are timed together", { min: 1, integer: true }),
    potential: textOr("mw2014", "CHOICE", "as --potential of `run`"),
    engine: textOr("gpu", "NAME", "gpu or cpu"),
    threads: numberOr(availableParallelism(), "T", "threads of the processor", { min: 1, integer: true }),
    adapter: textOr("gpu", "NAME", "which adapter"),
    out: textOr(null, "FOLDER", "where ADAPTER-potentials.json goes"),
  },
  async run(_, { n: counts, live, mass, together, steps, potential, engine: kind, threads, adapter, out }, report) {
    const gpu = kind === "gpu" ? await requestDevice({ adapter }) : null;
    const name = gpu?.adapterInfo.name ?? processorName(threads);
    const rows = [];
    try {
      for (const n of counts) {
        const bodies = disc(n + live, live, mass, potential);
        const external = fieldOf([parseChoice(potential)], bodies.units, bodies.units.gravity);
        // A period at the Sun in 400 steps.
        const settings = { timestep: (2 * Math.PI * 8) / 2.2 / 400, softening: 0.01 };
        const engine = gpu
          ? await GpuEngine.create(gpu.device, bodies, settings, { external, testsApart: !together })
          : await ProcessorEngine.create(bodies, settings, { external, threads, spawn: spawnThread });
        const ms = await stepMs(engine, steps);
        const { stages } = await engine.measure();
        rows.push({ n, ms, bodiesPerSecond: (1000 * n) / ms, at60: Math.floor((n * 1000) / 60 / ms), stages });
        report.say(
          `${n} test particles${live > 0 ? ` beside ${live} bodies` : ""}: ${ms.toFixed(3)} ms a step, ${Math.floor((n * 1000) / 60 / ms)} at 60 steps a second`,
        );
        gpu?.check();
        engine.destroy();
      }
    } finally {
      gpu?.destroy();
    }
    const result = {
      adapter: name,
      commit: builtFrom(),
      potential,
      live,
      mass,
      ...(together && { together }),
      steps,
      rows,
    };
    if (out !== null) write(join(out, `${stemOf(name)}-potentials.json`), `${JSON.stringify(result, null, 1)}\n`, out);
    return result;
  },
});

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench potentials --");
