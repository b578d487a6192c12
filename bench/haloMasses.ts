// Halo masses of a cosmological box beside those of another code: npm run bench halo-masses -- --help
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { clockAt } from "../src/data/bodies/clock.ts";
import { type Engine, GpuEngine } from "../src/engine/index.ts";
import { ProcessorEngine } from "../src/engine/processor/index.ts";
import { DEFAULT_SETTINGS, SETTINGS } from "../src/engine/settings.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { requestDevice } from "../src/headless/device.ts";
import { expandingOf } from "../src/headless/expanding.ts";
import { readBodiesFile } from "../src/headless/files.ts";
import { numberOr, numbersOr, settingOr, textOr } from "../src/headless/option.ts";
import { processorName } from "../src/headless/processorName.ts";
import { spawnThread } from "../src/headless/processorWorkers.ts";
import { matterOf } from "../src/physics/cosmology/analysis.ts";
import { friendsOfFriends } from "../src/physics/cosmology/friends.ts";
import { builtFrom } from "./commit.ts";
import { stemOf, write } from "./tables.ts";

/** Linking length over the mean distance between neighbours, and bodies of the smallest halo: as AREPO's test has them. */
const [LINK, LEAST] = [0.2, 32];

/** How masses differ from others, the largest beside the largest. */
export function besideOthers(own: readonly number[], theirs: readonly number[]) {
  const off = theirs.slice(0, own.length).map((mass, k) => own[k]! / mass - 1);
  const mean = off.reduce((sum, x) => sum + x, 0) / off.length;
  const scatter = Math.sqrt(off.reduce((sum, x) => sum + (x - mean) ** 2, 0) / off.length);
  return { haloes: own.length, theirs: theirs.length, mean, scatter };
}

/** The mean mass of each rank that all members have. */
export function together(members: readonly (readonly number[])[]): readonly number[] {
  const ranks = Math.min(...members.map(({ length }) => length));
  return Array.from({ length: ranks }, (_, k) => members.reduce((sum, masses) => sum + masses[k]!, 0) / members.length);
}

/** A mean of runs, how far single ones are from it (standard deviation), and so how certain it is. */
function meanOf(values: readonly number[]) {
  const value = values.reduce((sum, x) => sum + x, 0) / values.length;
  const square = values.reduce((sum, x) => sum + (x - value) ** 2, 0);
  const deviation = values.length > 1 ? Math.sqrt(square / (values.length - 1)) : null;
  return { value, deviation, error: deviation === null ? null : deviation / Math.sqrt(values.length) };
}

const percent = (x: number) => `${(100 * x).toFixed(1)} %`;
const spread = ({ value, error }: ReturnType<typeof meanOf>) =>
  error === null ? percent(value) : `${(100 * value).toFixed(1)} ± ${percent(error)}`;

const masses = (path: string) => readFileSync(path, "utf8").trim().split(/\s+/).map(Number);

const bench = defineCommand({
  name: "halo-masses",
  usage:
    "ICS --young MASSES --today MASSES [--runs THETA,STEPS,EPS,…] [--origins K] [--kernel NAME] [--integrator NAME] [--eta E] [--engine gpu|cpu] [--threads T] [--adapter NAME] [--out FOLDER]",
  help: "A cosmological box from its file to today, for each setting: masses of its haloes at redshift 1 and today beside another code's (files of masses in Msun/h, the largest first), mean and scatter.",
  details:
    "The physical softening is at most half of the comoving one. With --origins each run is made so often with its origin elsewhere, which is the same universe.",
  operands: ["ICS"],
  options: {
    young: textOr("", "MASSES", "masses at redshift 1"),
    today: textOr("", "MASSES", "masses today"),
    runs: numbersOr(
      [0.6, 600, 40, 0.3, 600, 40, 0.6, 1200, 40, 0.6, 600, 20],
      "THETA,STEPS,EPS,…",
      "three numbers a run",
      {
        min: 0.01,
      },
    ),
    origins: numberOr(1, "K", "how often each run is made", { min: 1, integer: true }),
    kernel: settingOr(SETTINGS.kernel, "NAME", DEFAULT_SETTINGS.kernel),
    integrator: textOr("leapfrog", "NAME", "leapfrog or block-leapfrog"),
    eta: numberOr(null, "E", "accuracy of steps in blocks", { min: 1e-6 }),
    engine: textOr("gpu", "NAME", "gpu or cpu"),
    threads: numberOr(availableParallelism(), "T", "threads of the processor", { min: 1, integer: true }),
    adapter: textOr("gpu", "NAME", "which adapter"),
    out: textOr(null, "FOLDER", "where ADAPTER-halo-masses.json goes"),
  },
  async run([ics], options, report) {
    const {
      young,
      today,
      runs: numbers,
      origins,
      kernel,
      integrator,
      eta,
      engine: kind,
      threads,
      adapter,
      out,
    } = options;
    if (young === "" || today === "") throw new Error("give --young MASSES and --today MASSES");
    if (numbers.length % 3 !== 0) throw new Error("--runs has three numbers a run: theta, steps, softening");
    const theirs = [masses(young), masses(today)] as const;
    const read = await readBodiesFile(ics!, report);
    const gpu = kind === "gpu" ? await requestDevice({ adapter }) : null;
    const name = gpu?.adapterInfo.name ?? processorName(threads);

    /** Masses at redshift 1 and today. */
    const massesOf = async (theta: number, steps: number, softening: number, origin: number) => {
      const space = { periodic: null, cosmology: null, "eps-physical": softening / 2 };
      const { bodies: placed } = expandingOf(ics!, read, space, { ...report, say: () => {} })!;
      const { side } = placed.space;
      const moved = origin * 0.137 * side;
      const bodies = { ...placed, position: placed.position.map((x) => (x + moved) % side) };
      const span = -bodies.time;
      const half = clockAt(0.5) - bodies.time;
      const first = Math.round((steps * half) / span);
      const settings = { theta, softening, kernel, integrator, timestep: half / first, ...(eta !== null && { eta }) };
      const engine: Engine = gpu
        ? await GpuEngine.create(gpu.device, bodies, settings)
        : await ProcessorEngine.create(bodies, settings, { threads, spawn: spawnThread });
      const { unit } = matterOf(bodies);
      const found = async () => {
        const { position, mass } = await engine.readBodies();
        const link = (LINK * side) / Math.cbrt(bodies.count);
        const { sizes } = friendsOfFriends(position, side, link, LEAST);
        // All bodies have one mass, as in AREPO's box.
        return Array.from(sizes, (size) => size * mass[0]! * unit);
      };
      const begin = performance.now();
      engine.step(first);
      await engine.settle();
      const atOne = await found();
      engine.set({ timestep: (span - half) / (steps - first) });
      engine.step(steps - first);
      await engine.settle();
      const atLast = await found();
      gpu?.check();
      engine.destroy();
      return { masses: [atOne, atLast] as const, seconds: (performance.now() - begin) / 1000 };
    };

    const rows = [];
    try {
      for (let k = 0; k < numbers.length; k += 3) {
        const [theta, steps, softening] = numbers.slice(k, k + 3) as [number, number, number];
        const members: Awaited<ReturnType<typeof massesOf>>[] = [];
        const setting = `theta ${theta}, ${steps} steps, softening ${softening}`;
        for (let origin = 0; origin < origins; origin++) {
          const member = await massesOf(theta, steps, softening, origin);
          members.push(member);
          const beside = member.masses.map((own, at) => besideOthers(own, theirs[at]!));
          const both = beside.map(({ mean, scatter }, at) => `z = ${1 - at} ${percent(mean)}, ${percent(scatter)}`);
          report.say(`${setting}, run ${origin + 1}: ${both.join("; ")} (${member.seconds.toFixed(1)} s)`);
        }
        const marks = ([0, 1] as const).map((at) => {
          const all = members.map(({ masses: own }) => own[at]);
          const each = all.map((own) => besideOthers(own, theirs[at]));
          return {
            redshift: 1 - at,
            members: each,
            mean: meanOf(each.map(({ mean }) => mean)),
            scatter: meanOf(each.map(({ scatter }) => scatter)),
            together: besideOthers(together(all), theirs[at]),
          };
        });
        const seconds = members.map((member) => member.seconds);
        rows.push({ theta, steps, softening, seconds, marks });
        for (const { redshift, mean, scatter, together: all } of marks)
          report.say(
            `${setting}, z = ${redshift}, mean of ${origins}: ${spread(mean)}, scatter ${spread(scatter)}; mean masses of ranks: ${all.haloes} of ${all.theirs}, ${percent(all.mean)}, ${percent(all.scatter)}`,
          );
      }
    } finally {
      gpu?.destroy();
    }
    const result = { adapter: name, commit: builtFrom(), kernel, integrator, eta, origins, rows };
    if (out !== null) write(join(out, `${stemOf(name)}-halo-masses.json`), `${JSON.stringify(result, null, 1)}\n`, out);
    return result;
  },
});

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench halo-masses --");
