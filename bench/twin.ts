import { plummer } from "../src/data/models/plummer.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { numberOr, numbersOr } from "../src/headless/option.ts";
import { Hermite } from "../tests/reference/hermite.ts";

/**
 * `npm run bench twin`: what Hermite's schemes in float64 keep of a Plummer sphere's energy, with the steps of the engine's. It needs no GPU, and
 * a processor's core for a minute where 1024 bodies go 10 time units.
 */
const twin = defineCommand({
  name: "twin",
  usage: "[--order 4|6] [--bodies N] [--seeds S,…] [--eta ETA] [--softening EPS] [--until T] [--every T]",
  help: "Energy errors of Hermite's schemes in float64, at the ends of time units.",
  operands: [],
  options: {
    order: numberOr(4, "P", "4 or 6", { min: 4, max: 6, integer: true }),
    bodies: numberOr(1024, "N", "of a Plummer sphere", { min: 2, integer: true }),
    seeds: numbersOr([1], "S,…", "spheres", { min: 0, integer: true }),
    eta: numberOr(0.01, "ETA", "accuracy of the steps", { min: 1e-9 }),
    softening: numberOr(null, "EPS", "default 4 / N", { min: 0 }),
    until: numberOr(10, "T", "time units", { min: 1, integer: true }),
    every: numberOr(10, "T", "time units between lines", { min: 1, integer: true }),
  },
  async run(_, { order, bodies: n, seeds, eta, until, every, ...options }, report) {
    if (order === 5) throw new Error("--order: 4 or 6");
    const softening = options.softening ?? 4 / n;
    const timestep = 1 / 16;
    const runs = seeds.map((seed) => {
      const run = new Hermite(order === 4 ? 4 : 6, plummer.make({}, { n, seed }), { softening, eta, timestep });
      const before = run.energy;
      let largest = 0;
      for (let time = 1; time <= until; time++) {
        for (let k = 0; k < 1 / timestep; k++) run.step();
        const error = run.energy / before - 1;
        largest = Math.max(largest, Math.abs(error));
        if (time % every === 0) report.say(JSON.stringify({ seed, time, error, largest, blocks: run.blocks }));
      }
      return { seed, largestEnergyError: largest, blocks: run.blocks };
    });
    return { order, n, eta, softening, until, runs };
  },
});

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(twin, process.argv.slice(2), streams, "npm run bench twin --");
