import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";
import type { Settings } from "../src/engine/index.ts";
import { timeSteps } from "../src/engine/timing.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { userPath, writeWhole } from "../src/headless/files.ts";
import { numberOr, numbersOr, textOr } from "../src/headless/option.ts";
import { withEngine } from "../src/headless/simulation.ts";
import { builtFrom } from "./commit.ts";
import { directSum } from "./directSum.ts";
import { DISTRIBUTIONS } from "./distributions.ts";
import { type ErrorSummary, forceErrors, spreadTargets } from "./forceError.ts";
import { openingTests } from "./openingTests.ts";
import { type Curve, INKS, type Plot, svgOf } from "./plot.ts";

/** A walk with what its cells act by. */
interface Way extends Pick<Settings, "solver" | "multipole"> {
  readonly label: string;
  readonly bucketSize?: number;
}

const HIGH = "hexadecapole";
const WAYS: readonly Way[] = [
  { label: "lockstep, buckets of 64", solver: "changa", multipole: HIGH },
  { label: "lockstep, buckets of 32", solver: "changa", multipole: HIGH, bucketSize: 32 },
  { label: "group walk", solver: "bonsai", multipole: HIGH },
  { label: "group walk, quadrupoles", solver: "bonsai", multipole: "quadrupole" },
  { label: "lists", solver: "octgrav-eq1", multipole: HIGH },
  { label: "lists, quadrupoles", solver: "octgrav-eq1", multipole: "quadrupole" },
  { label: "adaptive", solver: "adaptive", multipole: "quadrupole" },
];

/** One way at one angle. Times in milliseconds. */
interface Row extends Way {
  readonly theta: number;
  readonly stepMs: number;
  readonly walkMs: number | null;
  readonly ppPerBody: number;
  readonly pcPerBody: number;
  readonly error: ErrorSummary;
}

/**
 * `npm run bench walks`: the opening-angle test of Liu+ 2019 on a clustered box: time of a lockstep walk, a group walk and lists in memory against theta, their
 * errors over all bodies, and opening tests bucket-to-node and node-to-node.
 */
const walks = defineCommand({
  name: "walks",
  usage: "[--theta LIST] [--n N] [--out FOLDER]",
  help: "Time and errors of lockstep walk, group walk and interaction lists against the opening angle, on a clustered box without softening.",
  operands: [],
  options: {
    n: numberOr(30_000, "N", "bodies", { min: 100, integer: true }),
    theta: numbersOr([0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9], "LIST", "opening angles", { min: 0.05, max: 2 }),
    targets: numberOr(30_000, "N", "bodies whose errors are taken", { min: 1, integer: true }),
    steps: numberOr(50, "K", "timed steps", { min: 1, integer: true }),
    ways: textOr("", "TEXT", "only ways whose label has this"),
    out: textOr("results/walks", "FOLDER", "where ADAPTER.json and walks.svg go"),
  },
  async run(_operands, { n, theta, targets: asked, steps, ways, out, adapter }, report) {
    const bodies = DISTRIBUTIONS.find(({ name }) => name === "clustered-box")!.make(n, 1);
    const targets = spreadTargets(n, asked);
    report.say(`${n} bodies: float64 direct sum over ${targets.length} of them`);
    const exact = await directSum(bodies, 0, targets);
    const rows: Row[] = [];
    let where = "";
    for (const way of WAYS.filter(({ label }) => label.includes(ways)))
      for (const angle of theta) {
        const { label, ...choice } = way;
        const settings = { ...choice, theta: angle, softening: 0, timestep: 1e-9, gravity: 1 };
        const row = await withEngine(bodies, settings, adapter, report, async (engine, gpu) => {
          const error = forceErrors(await engine.readForces(), exact, targets).acceleration;
          const { stepMs, walkMs, ppPerBody, pcPerBody } = await timeSteps(engine, gpu, { steps, warmUp: 5 }, (done) =>
            report.progress(label, done),
          );
          return { stepMs, walkMs, ppPerBody, pcPerBody, error };
        });
        where = row.adapter;
        rows.push({ ...way, theta: angle, ...row });
        report.say(`${way.label}, theta ${angle}: ${row.stepMs.toFixed(3)} ms, rms ${row.error.rms.toExponential(1)}`);
      }
    const tests = [12, 32, 64].flatMap((bucketSize) =>
      ([1, 3] as const).map((halvings) => {
        const tree = halvings === 1 ? "binary, as ChaNGa's" : "octree";
        return { bucketSize, tree, theta: 0.7, ...openingTests(bodies, 0.7, bucketSize, halvings) };
      }),
    );
    const folder = userPath(out);
    mkdirSync(folder, { recursive: true });
    const result = { n, adapter: where, commit: builtFrom(), rows, tests };
    const name = where.toLowerCase().replace(/[^a-z0-9]+/g, "-");
    writeWhole(join(folder, `${name}.json`), `${JSON.stringify(result, null, 1)}\n`);
    writeWhole(join(folder, "walks.svg"), svgOf(plotsOf(rows, n, where)));
    return result;
  },
});

function plotsOf(rows: readonly Row[], n: number, where: string): Plot[] {
  const labels = [...new Set(rows.map(({ label }) => label))];
  const curves = (point: (row: Row) => readonly [number, number]): Curve[] =>
    labels.map((label, k) => {
      const points = rows.filter((row) => row.label === label).map(point);
      return { label, points, colour: INKS[k % INKS.length]!, dots: true, dashed: label.includes("quadrupoles") };
    });
  const title = `${n.toLocaleString("en")} clustered bodies, ${where}`;
  const ticks = [...new Set(rows.map(({ theta }) => theta))].map((at) => ({ at, label: String(at) }));
  return [
    {
      title: `A step, ${title}`,
      x: "theta",
      y: "ms",
      log: true,
      ticks,
      curves: curves((row) => [row.theta, row.stepMs]),
    },
    {
      title: "Error, rms",
      x: "theta",
      y: "|da| / |a|",
      log: true,
      ticks,
      curves: curves((row) => [row.theta, row.error.rms]),
    },
    {
      title: "Error, maximum",
      x: "theta",
      y: "|da| / |a|",
      log: true,
      ticks,
      curves: curves((row) => [row.theta, row.error.max]),
    },
  ];
}

// The workers of directSum.ts start this file again when it is bundled.
if (isMainThread) {
  const streams = { out: process.stdout, err: process.stderr };
  process.exitCode = await runCommand(walks, process.argv.slice(2), streams, "npm run bench walks --");
}
