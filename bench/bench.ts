import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";
import { SOLVERS } from "../src/engine/index.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { userPath, writeWhole } from "../src/headless/files.ts";
import { numberOr, numbersOr, textOr } from "../src/headless/option.ts";
import { type Case, measureAll, type Plan, ratios } from "./cases.ts";
import { builtFrom } from "./commit.ts";
import { toMarkdown } from "./markdown.ts";
import { timePlot } from "./timePlot.ts";

/** `npm run bench`: times and errors of every solver over a grid of n and theta, as JSON and as Markdown. */
const bench = defineCommand({
  name: "bench",
  usage: "[--n LIST] [--theta LIST] [--steps K] [--targets T] [--out FOLDER]",
  help: "Measures times by GPU timestamps and errors against a float64 direct sum, and writes tables and a plot of time against n.",
  operands: [],
  options: {
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
    out: textOr("docs/performance", "FOLDER", "where ADAPTER.json and ADAPTER.md go"),
    commit: textOr(null, "HASH", "commit that the code was built from (default: asked from git, or built in)"),
  },
  async run(_operands, options, report) {
    const { model, file, seed, theta, eps, dt, steps, targets, adapter } = options;
    const n = options.n.toSorted((a, b) => a - b);
    const solvers = options.solvers.split(",");
    const plan: Plan = {
      ...{ model, file, seed, n, theta, solvers, eps, dt, steps, targets, adapter },
      warmUp: options["warm-up"],
      directUpTo: options["direct-up-to"],
    };
    const cases: Case[] = await measureAll(plan, report);
    const results = {
      adapter: cases[0]?.adapter ?? "none",
      commit: options.commit ?? builtFrom(),
      date: new Date().toISOString().slice(0, 10),
      plan,
      cases,
      ratios: ratios(cases),
    };
    mkdirSync(userPath(options.out), { recursive: true });
    const name = join(
      options.out,
      results.adapter
        .replaceAll(/[^A-Za-z0-9]+/g, "-")
        .replaceAll(/^-|-$/g, "")
        .toLowerCase(),
    );
    writeWhole(`${name}.json`, `${JSON.stringify(results, null, 1)}\n`);
    writeWhole(`${name}.md`, toMarkdown(results));
    const files = [`${name}.json`, `${name}.md`];
    if (new Set(cases.map((c) => c.n)).size > 2) {
      writeWhole(`${name}.svg`, timePlot(results));
      files.push(`${name}.svg`);
    }
    return { ...results, files };
  },
});

// The workers of directSum.ts start this file again when it is bundled.
if (isMainThread) {
  const streams = { out: process.stdout, err: process.stderr };
  process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench --");
}
