import type { Bodies } from "../src/data/bodies/bodies.ts";
import { hernquist } from "../src/data/models/hernquist.ts";
import { milkyWay } from "../src/data/models/milkyWay.ts";
import { bonsaiMerger } from "../src/data/scenarios/bonsaiMerger.ts";
import { GpuEngine, type Settings } from "../src/engine/index.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { requestDevice } from "../src/headless/device.ts";
import { numberOr, numbersOr, textOr } from "../src/headless/option.ts";
import { builtFrom } from "./commit.ts";
import { ExactEnergy } from "./exactEnergy.ts";
import { powerLaw } from "./powerLaw.ts";

/** One run of a case: all bodies with one step, or each with its own. */
type Way = Partial<Settings> & { readonly integrator: string; readonly timestep: number };

interface Case {
  readonly name: string;
  readonly softening: number;
  /** Time units to run. */
  readonly until: number;
  make(n: number, seed: number): Bodies;
  readonly ways: readonly Way[];
}

const leapfrog = (timestep: number): Way => ({ integrator: "leapfrog", timestep });
const blocks = (timestep: number, eta: number): Way => ({ integrator: "block-leapfrog", timestep, eta });

/** A crossing is G M^(5/2) / (2 |E|)^(3/2). Two galaxies with black holes run 2 Gyr, from where they meet early. */
const CASES: readonly Case[] = [
  {
    name: "milky-way",
    softening: 0.05,
    until: 24,
    make: (n, seed) => milkyWay.make({}, { n, seed }),
    ways: [...[1 / 128, 1 / 64, 1 / 32, 1 / 16].map(leapfrog), ...[0.08, 0.16, 0.32].map((eta) => blocks(2, eta))],
  },
  {
    name: "hernquist",
    softening: 0.001,
    until: 13,
    make: (n, seed) => hernquist.make({}, { n, seed }),
    ways: [...[1 / 256, 1 / 128, 1 / 64, 1 / 32].map(leapfrog), ...[0.32, 1].map((eta) => blocks(1, eta))],
  },
  {
    name: "merger",
    softening: bonsaiMerger.defaults.softening,
    until: 2048 / 9.78,
    make: (n, seed) => bonsaiMerger.make({ separation: 100 }, { n: Math.min(n, bonsaiMerger.defaults.n), seed }),
    ways: [leapfrog(1 / 64), blocks(1, 0.04), blocks(1, 0.08)],
  },
];

const bench = defineCommand({
  name: "blocks",
  usage:
    "[--cases NAME,…] [--seeds S,…] [--n N] [--theta T] [--share S] [--leapfrog DT,…] [--blocks DT,…] [--etas ETA,…] [--rebuild K] [--adapter NAME]",
  help: "Time and energy error of leapfrog with one step for all bodies and in blocks, and how long leapfrog takes for the error of each of the others.",
  operands: [],
  options: {
    adapter: textOr("gpu", "NAME", "which adapter"),
    cases: textOr(CASES.map(({ name }) => name).join(","), "NAME,…", "what is run"),
    n: numberOr(2 ** 20, "N", "bodies", { min: 100, integer: true }),
    seeds: numbersOr([1], "S,…", "seeds of the bodies: errors change sign, so one run says little", {
      min: 0,
      integer: true,
    }),
    theta: numberOr(0.6, "T", "opening angle", { min: 0.01, max: 2 }),
    leapfrog: numbersOr([], "DT,…", "time steps of leapfrog instead of the case's; 0: none", { min: 0 }),
    blocks: numbersOr([], "DT,…", "steps of the run of block-leapfrog instead of the case's; 0: none", { min: 0 }),
    etas: numbersOr([0.32], "ETA,…", "accuracies that go with --blocks", { min: 1e-4 }),
    rebuild: numberOr(1, "K", "block steps that a tree stands for", { min: 1, integer: true }),
    share: numberOr(1, "S", "part of the time that is run", { min: 1e-3, max: 1 }),
  },
  async run(_, { adapter, cases, n, seeds, theta, share, rebuild, ...steps }, report) {
    const { device, adapterInfo } = await requestDevice({ adapter });
    const results: Result[] = [];
    for (const { name, softening, until, make, ways } of CASES.filter((one) => cases.split(",").includes(one.name))) {
      for (const seed of seeds) {
        const bodies = make(n, seed);
        const exact = await ExactEnergy.create(device, bodies, softening);
        const start = await GpuEngine.create(device, bodies, { softening, theta, gravity: bodies.units.gravity });
        await exact.error(start);
        start.destroy();
        for (const way of waysOf(ways, steps)) {
          const kept = way.integrator === "leapfrog" ? 1 : rebuild;
          const settings = {
            ...{ solver: "adaptive", softening, theta, gravity: bodies.units.gravity, rebuildInterval: kept },
            ...way,
          };
          const row = await measured(device, bodies, settings, Math.round((share * until) / way.timestep), exact);
          results.push({ name, seed, n: bodies.count, ...way, ...row });
          report.say(JSON.stringify(results.at(-1)));
        }
        exact.destroy();
      }
    }
    return { adapter: adapterInfo.name, commit: builtFrom(), theta, summary: summaryOf(results), results };
  },
});

/** The ways of a case, those of an integrator replaced where its steps were given. */
function waysOf(
  ways: readonly Way[],
  steps: { readonly leapfrog: readonly number[]; readonly blocks: readonly number[]; readonly etas: readonly number[] },
): readonly Way[] {
  const of = (name: string) => ways.filter(({ integrator }) => integrator === name);
  const given = (steps: readonly number[]) => steps.filter((dt) => dt > 0);
  return [
    ...(steps.leapfrog.length > 0 ? given(steps.leapfrog).map(leapfrog) : of("leapfrog")),
    ...(steps.blocks.length > 0
      ? given(steps.blocks).flatMap((dt) => steps.etas.map((eta) => blocks(dt, eta)))
      : of("block-leapfrog")),
  ];
}

type Result = Way & {
  readonly name: string;
  readonly seed: number;
  readonly n: number;
} & Awaited<ReturnType<typeof measured>>;

/**
 * Each way over its seeds: mean seconds, root mean square of the energy errors, and how many times as long leapfrog takes for as small an error: that goes
 * as the step to a power, and the time as one over the step.
 */
function summaryOf(results: readonly Result[]) {
  const labelOf = ({ name, integrator, timestep, eta }: Result) => JSON.stringify({ name, integrator, timestep, eta });
  const rows = [...new Set(results.map(labelOf))].map((label) => {
    const runs = results.filter((run) => labelOf(run) === label);
    const mean = (of: (run: Result) => number) => runs.reduce((sum, run) => sum + of(run), 0) / runs.length;
    const rmsError = Math.sqrt(mean(({ energyError }) => energyError ** 2));
    return { run: runs[0]!, seconds: mean(({ seconds }) => seconds), rmsError };
  });
  return rows.map(({ run: { name, integrator, timestep, eta }, seconds, rmsError }) => {
    const shared = rows.filter(({ run }) => run.name === name && run.integrator === "leapfrog");
    const leapfrog = powerLaw(shared.map((row) => [row.rmsError, row.seconds]));
    const leapfrogTakes = integrator === "leapfrog" ? null : leapfrog.at(rmsError) / seconds;
    return { name, integrator, timestep, eta, seconds, rmsError, leapfrogTakes };
  });
}

/** Seconds of some steps, and what they lost of the energy by direct sums. */
async function measured(
  device: GPUDevice,
  bodies: Bodies,
  settings: Partial<Settings>,
  steps: number,
  exact: ExactEnergy,
) {
  const engine = await GpuEngine.create(device, bodies, settings, { timestamps: false });
  await engine.measure();
  const begun = performance.now();
  engine.step(steps);
  // Answered once all steps stand; what it costs by itself is taken off.
  await engine.readForces();
  const read = performance.now();
  await engine.readForces();
  const seconds = (2 * read - begun - performance.now()) / 1000;
  const done = await engine.measure("blockSteps");
  const energyError = await exact.error(engine);
  const { energyError: treeEnergyError, groups } = await engine.measure();
  engine.destroy();
  return {
    ...{ steps, seconds, energyError, treeEnergyError },
    ...(done && {
      blockSteps: done.count,
      msPerBlock: (1000 * seconds) / done.count,
      share: done.groups / groups / done.count,
    }),
  };
}

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench blocks --");
