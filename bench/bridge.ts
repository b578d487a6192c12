import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sinkingCluster } from "../src/data/scenarios/sinkingCluster.ts";
import { GpuEngine, type Settings } from "../src/engine/index.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { requestDevice } from "../src/headless/device.ts";
import { userPath } from "../src/headless/files.ts";
import { numberOr, numbersOr, textOr, textsOr } from "../src/headless/option.ts";
import { builtFrom } from "./commit.ts";
import { ExactEnergy } from "./exactEnergy.ts";
import { stemOf, write } from "./tables.ts";
import { halfMassRadius, type Look, largestDifference, middleOf } from "./tracks.ts";

/** Steps of the run by Hermite alone: no body wishes for more. */
const LONG = 1 / 32;

/** How the same bodies are moved. */
const WAYS: Readonly<Record<string, Partial<Settings>>> = {
  bridge: { integrator: "bridge", solver: "adaptive" },
  direct: { integrator: "hermite4", solver: "direct", timestep: LONG },
  /** The same with longer steps: how far apart two runs are that are both right. */
  again: { integrator: "hermite4", solver: "direct", timestep: LONG, eta: 0.03 },
  /** The galaxy's way for all: what the bridge is there for. */
  tree: { integrator: "leapfrog", solver: "adaptive" },
};

/** Steps of the run that are asked for at once. */
const AT_ONCE = 8;

/** One run: what it did, and how far it came. */
interface Track {
  readonly way: string;
  readonly seed: number;
  readonly seconds: number;
  readonly largestEnergyError: number;
  readonly looks: readonly Look[];
}

/** `npm run bench bridge`: a star cluster that sinks into a galaxy by a bridge, beside all bodies by direct sums. */
const bench = defineCommand({
  name: "bridge",
  usage: "[--ways LIST] [--seeds S,…] [--galaxy N] [--cluster N] [--until T] [--dt D] [--out FOLDER] [--adapter NAME]",
  help: "Orbit, half-mass radius and energy of a star cluster in a galaxy, by a bridge and by direct sums of the same bodies. Runs that lie in FOLDER are not done again.",
  operands: [],
  options: {
    adapter: textOr("gpu", "NAME", "which adapter"),
    ways: textsOr(["bridge", "direct", "again", "tree"], "LIST", `which of ${Object.keys(WAYS).join(", ")}`),
    seeds: numbersOr([1], "S,…", "seeds of the bodies", { min: 0, integer: true }),
    galaxy: numberOr(100_000, "N", "bodies of the galaxy", { min: 2, integer: true }),
    cluster: numberOr(2048, "N", "bodies of the cluster, as heavy as the galaxy's", { min: 2, integer: true }),
    distance: numberOr(0.7, "R", "where it begins", { min: 0.1, max: 4 }),
    until: numberOr(6, "T", "time units", { min: 0.01 }),
    look: numberOr(0.25, "T", "time units from one look at the bodies to the next", { min: LONG }),
    dt: numberOr(1 / 256, "D", "step of the bridge and of the tree", { min: 1e-6 }),
    theta: numberOr(0.4, "T", "opening angle", { min: 0.01, max: 2 }),
    eps: numberOr(1 / 128, "E", "softening length", { min: 1e-6 }),
    eta: numberOr(0.02, "E", "accuracy of Hermite's steps", { min: 1e-6 }),
    seconds: numberOr(100, "S", "no more of one run", { min: 1 }),
    out: textOr(null, "FOLDER", "where the runs go, a JSON each, and ADAPTER.json with all that lie there"),
  },
  async run(_, options, report) {
    const { galaxy, cluster, distance, until, look, dt, theta, eps, eta, seconds, out } = options;
    for (const way of options.ways)
      if (!WAYS[way]) throw new Error(`--ways: there is no "${way}"; known are ${Object.keys(WAYS).join(", ")}`);
    const { device, adapterInfo } = await requestDevice({ adapter: options.adapter });
    const settings = { timestep: dt, theta, softening: eps, eta, precision: "extended" } as const;
    const tracks: Track[] = [];
    for (const seed of options.seeds) {
      const values = { massRatio: cluster / galaxy, distance };
      const bodies = sinkingCluster.make(values, { n: galaxy + cluster, seed });
      const isOf = (number: number) =>
        Uint32Array.from(bodies.galaxy.keys()).filter((i) => bodies.galaxy[i] === number);
      const [field, members] = [isOf(0), isOf(1)];
      for (const way of options.ways) {
        const path = out === null ? null : join(out, `${way}-${seed}-${cluster}-in-${galaxy}.json`);
        if (path !== null && existsSync(userPath(path))) {
          tracks.push(JSON.parse(readFileSync(userPath(path), "utf8")) as Track);
          continue;
        }
        const own = { ...settings, ...WAYS[way] };
        const engine = await GpuEngine.create(device, bodies, own, { timestamps: false });
        const energy = await ExactEnergy.create(device, bodies, eps);
        const looks: Look[] = [];
        let spent = 0;
        for (let steps = Math.round(look / own.timestep); ; ) {
          const now = await engine.readBodies();
          const middle = middleOf(now, members);
          const centre = middleOf(now, field);
          looks.push({
            time: engine.time,
            energyError: await energy.error(engine),
            offset: middle.map((x, k) => x - centre[k]!),
            halfMassRadius: halfMassRadius(now, members, middle),
          });
          report.say(`${way} ${seed}: ${JSON.stringify(looks.at(-1))} after ${spent.toFixed(1)} s`);
          if (engine.time >= until - own.timestep / 2 || spent > seconds) break;
          const begun = performance.now();
          for (let left = steps; left > 0; left -= AT_ONCE) {
            engine.step(Math.min(AT_ONCE, left));
            await engine.done();
          }
          spent += (performance.now() - begun) / 1000;
          steps = Math.min(steps, Math.round((until - engine.time) / own.timestep));
        }
        energy.destroy();
        engine.destroy();
        const largestEnergyError = Math.max(...looks.map(({ energyError }) => Math.abs(energyError)));
        const track: Track = { way, seed, seconds: spent, largestEnergyError, looks };
        if (path !== null) write(path, `${JSON.stringify(track, null, 1)}\n`, out!);
        tracks.push(track);
      }
    }
    const against = tracks.flatMap(({ way, seed, looks }) => {
      const exact = tracks.find((other) => other.way === "direct" && other.seed === seed);
      return !exact || way === "direct" ? [] : [{ way, seed, ...largestDifference(looks, exact.looks) }];
    });
    const plan = { galaxy, cluster, distance, until, dt, theta, eps, eta };
    const found = { adapter: adapterInfo.name, commit: builtFrom(), plan, against, tracks };
    if (out !== null) write(join(out, `${stemOf(adapterInfo.name)}.json`), `${JSON.stringify(found, null, 1)}\n`, out);
    const summary = tracks.map(({ looks, ...track }) => ({ ...track, reached: looks.at(-1)!.time }));
    return { ...found, tracks: summary };
  },
});

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench bridge --");
