// Gas with one step for all and with steps of its own: npm run bench gas-rungs -- --help
import { join } from "node:path";
import type { Bodies } from "../src/data/bodies/bodies.ts";
import { findModel } from "../src/data/scenarios/index.ts";
import { GpuEngine, type Settings, waitedMs } from "../src/engine/index.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { requestDevice } from "../src/headless/device.ts";
import { numberOr, numbersOr, textOr } from "../src/headless/option.ts";
import { builtFrom } from "./commit.ts";
import { stemOf, write } from "./tables.ts";

/** How many bodies are gas. */
const gasIn = ({ columns }: Bodies) => columns!.internalEnergy!.reduce((sum, u) => sum + Number(u > 0), 0);

const bench = defineCommand({
  name: "gas-rungs",
  usage:
    "[--scenario NAME] [--n N,…] [--heaviness H] [--dt DT,…] [--eta E] [--before T] [--time T] [--adapter NAME] [--out FOLDER]",
  help: "A galaxy with gas by leapfrog and by block-leapfrog, from the same moment on: time, energy, stars, forces.",
  operands: [],
  options: {
    scenario: textOr("wet-antennae", "NAME", "which scenario"),
    n: numbersOr([65536], "N,…", "bodies", { min: 1, integer: true }),
    heaviness: numberOr(0.1, "H", "mass of a body of gas over that of one of the disc", { above: 0 }),
    dt: numbersOr([1 / 32], "DT,…", "time steps", { min: 2 ** -40 }),
    eta: numberOr(0.3, "E", "accuracy of own steps by accelerations", { above: 0 }),
    before: numberOr(4, "T", "time before, by leapfrog with the first of these steps", { min: 0 }),
    time: numberOr(2, "T", "time that is compared", { above: 0 }),
    adapter: textOr("gpu", "NAME", "which adapter"),
    out: textOr(null, "FOLDER", "where ADAPTER-gas-rungs.json goes"),
  },
  async run(_, { scenario, n: counts, heaviness, dt: steps, eta, before, time, adapter, out }, report) {
    const gpu = await requestDevice({ adapter });
    const rows = [];
    const common: Partial<Settings> = { softening: 0.12, theta: 0.7, eta };
    try {
      for (const n of counts) {
        const given = findModel(scenario).make({ gasHeaviness: heaviness }, { n, seed: 1 });
        const first = await GpuEngine.create(gpu.device, given, { ...common, timestep: steps[0]! });
        first.step(Math.round(before / steps[0]!));
        const begun = (await first.readBodies()) as Bodies;
        first.destroy();
        for (const timestep of steps)
          for (const integrator of ["leapfrog", "block-leapfrog"]) {
            const engine = await GpuEngine.create(gpu.device, begun, { ...common, timestep, integrator });
            const energy = (await engine.measure()).total;
            const count = Math.max(1, Math.round(time / timestep));
            const ms = (await waitedMs(engine, () => engine.step(count))) / count;
            const { faults, total } = await engine.measure();
            const kept = await engine.snapshot();
            const leaps = (await kept.read()).status[3]! / count;
            kept.destroy();
            const [blocks, rungs] = [await engine.measure("blockSteps"), await engine.measure("rungs")];
            const end = (await engine.readBodies()) as Bodies;
            const gas = gasIn(begun);
            const row = {
              ...{ n, gas, timestep, integrator, ms, faults, energyError: total / energy - 1, stars: gas - gasIn(end) },
              // Forces on a body in a step of the run, on the mean, as rungs stand at the end.
              ...(blocks && rungs
                ? {
                    blocks: blocks.count / count,
                    moved: rungs.reduce((sum, on, rung) => sum + on * 2 ** rung, 0) / n,
                    rungs,
                  }
                : { blocks: leaps, moved: leaps }),
            };
            rows.push(row);
            const { blocks: parts, moved, stars, energyError } = row;
            report.say(
              `${n} bodies (${gas} of gas), dt ${timestep}, ${integrator}: ${ms.toFixed(2)} ms a step, ${parts.toFixed(1)} parts, ${moved.toFixed(2)} forces a body, energy ${energyError.toExponential(1)}, ${stars} stars ${faults.join("; ")}`,
            );
            gpu.check();
            engine.destroy();
          }
      }
    } finally {
      gpu.destroy();
    }
    const result = { adapter: gpu.adapterInfo.name, built: builtFrom(), scenario, heaviness, eta, rows };
    if (out !== null)
      write(join(out, `${stemOf(result.adapter)}-gas-rungs.json`), `${JSON.stringify(result, null, 1)}\n`, out);
    return result;
  },
});

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench gas-rungs --");
