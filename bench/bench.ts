import { join } from "node:path";
import { isMainThread } from "node:worker_threads";
import { SOLVERS } from "../src/engine/index.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { table } from "../src/headless/help.ts";
import { numberOr, numbersOr, textOr } from "../src/headless/option.ts";
import type { Plan } from "./cases.ts";
import { builtFrom } from "./commit.ts";
import { writeRace } from "./race.ts";
import { dataPath, findSuites, SUITES } from "./suites.ts";
import { writePlots, writeTables } from "./tables.ts";

/** A suite of its own kind, by itself: `bench/race.ts`. */
const RACE: [string, string] = [
  "race",
  "All solvers and integrators on four distributions: errors, times, counts, the energy of a short run.",
];

/** `npm run bench`: times and errors of every solver over a grid of n and theta, as JSON and as Markdown. */
const bench = defineCommand({
  name: "bench",
  usage: "[--suite LIST | --n LIST --theta LIST --steps K --targets T] [--out FOLDER]",
  help: "Measures times by GPU timestamps and errors against a float64 direct sum, and writes tables and a plot of time against n.",
  details: `Suites, measured one by one or together:\n\n${table([...SUITES.map(({ name, help }) => [name, help] as [string, string]), RACE])}`,
  operands: [],
  options: {
    suite: textOr(
      null,
      "LIST",
      "suites to measure, or all, or distributions, or none to draw the plots again; they say what the options below say else",
    ),
    model: textOr("plummer", "NAME", "model or scenario"),
    file: textOr(null, "FILE", "bodies of this file instead of a model's"),
    seed: numberOr(1, "S", "seed of the model", { min: 0, integer: true }),
    n: numbersOr([16384, 131072, 1048576], "LIST", "numbers of bodies", { min: 2, integer: true }),
    theta: numbersOr([0.4, 0.5, 0.6, 0.75, 1], "LIST", "opening angles", { min: 0.001, max: 2 }),
    solvers: textOr(SOLVERS.map((solver) => solver.name).join(","), "LIST", "names of solvers"),
    eps: numberOr(0.01, "E", "softening", { min: 0 }),
    dt: numberOr(1 / 128, "D", "time step", { nonZero: true }),
    steps: numberOr(50, "K", "timed steps", { min: 1, integer: true }),
    "warm-up": numberOr(10, "W", "steps before them", { min: 0, integer: true }),
    targets: numberOr(10_000, "T", "bodies whose forces are checked", { min: 1, integer: true }),
    "direct-up-to": numberOr(131072, "N", "no direct sum on the GPU above it", { min: 0, integer: true }),
    "at-most": numberOr(2 ** 24, "N", "leave out larger numbers of bodies, whatever a suite says", { min: 2 }),
    out: textOr("results/performance", "FOLDER", "where ADAPTER.json and ADAPTER.md go"),
    commit: textOr(null, "HASH", "commit that the code was built from (default: asked from git, or built in)"),
  },
  async run(_operands, options, report) {
    const { model, file, seed, n, theta, eps, dt, steps, targets, adapter, out } = options;
    const commit = options.commit ?? builtFrom();
    const plan: Plan = {
      ...{ model, file, seed, n, theta, solvers: options.solvers.split(","), eps, dt, steps, targets, adapter },
      warmUp: options["warm-up"],
      directUpTo: options["direct-up-to"],
    };
    const fits = (given: Plan): Plan => ({ ...given, n: given.n.filter((count) => count <= options["at-most"]) });
    if (options.suite === RACE[0]) {
      const race = { adapter, seed, targets, atMost: options["at-most"] };
      return writeRace(race, join(out, RACE[0]), commit, report);
    }
    if (options.suite === null) {
      const results = await writeTables(fits(plan), out, commit, report);
      return { ...results, files: [...results.files, ...writePlots(out)] };
    }
    const files: string[] = [];
    for (const suite of findSuites(options.suite)) {
      const asked = fits({ ...plan, ...suite.plan });
      const path = asked.file === null ? null : dataPath(asked.file);
      if (asked.n.length === 0) report.say(`${suite.name}: skipped, it has more bodies than --at-most says`);
      else if (asked.file !== null && path === null)
        report.say(`${suite.name}: skipped, ${asked.file} is not there; set ANTENNAE_DATA to its folder`);
      else {
        report.say(`suite ${suite.name}`);
        files.push(...(await writeTables({ ...asked, file: path }, join(out, suite.folder), commit, report)).files);
      }
    }
    return { commit, files: [...files, ...writePlots(out)] };
  },
});

// The workers of directSum.ts start this file again when it is bundled.
if (isMainThread) {
  const streams = { out: process.stdout, err: process.stderr };
  process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench tables --");
}
