import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { findModel } from "../src/data/scenarios/index.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { userPath, writeWhole } from "../src/headless/files.ts";
import { numberOr, textOr } from "../src/headless/option.ts";
import { builtFrom } from "./commit.ts";
import { svgOf } from "./plot.ts";
import { holdMilkyWay } from "./stability/milkyWay.ts";
import { csvOf, markdownOf, type Outcome, passes } from "./stability/outcome.ts";
import { holdSphere } from "./stability/spheres.ts";

/** `uniform-sphere` is left out: it is in virial balance, not in equilibrium, and breathes as it should. */
const MODELS = "plummer,hernquist,king,nfw,elliptical,milky-way";

/** `npm run bench stability`: every model in equilibrium on its own, with bounds on what may change. */
const stability = defineCommand({
  name: "stability",
  usage: "[--models LIST] [--n N] [--turns T] [--gyr G] [--out FOLDER]",
  help: "Runs models in isolation and holds their Lagrangian radii, circular speed, height and surface density against bounds.",
  operands: [],
  options: {
    models: textOr(MODELS, "LIST", "round models, and milky-way"),
    n: numberOr(65_536, "N", "bodies of a round model", { min: 256, integer: true }),
    "milky-way-n": numberOr(200_000, "N", "bodies of the Milky Way", { min: 1024, integer: true }),
    seed: numberOr(1, "S", "seed of the models", { min: 0, integer: true }),
    turns: numberOr(20, "T", "dynamical times of every component", { min: 0.01 }),
    gyr: numberOr(1, "G", "length of the Milky Way's run", { min: 0.001 }),
    looks: numberOr(80, "L", "looks at the Milky Way in a Gyr", { min: 1 }),
    theta: numberOr(0.5, "T", "opening angle", { min: 0.001, max: 2 }),
    dt: numberOr(null, "D", "time step (default each scenario's own)", { nonZero: true }),
    eps: numberOr(null, "E", "softening, of the run and of the models (default each scenario's own)", { min: 0 }),
    solver: textOr("adaptive", "NAME", "solver"),
    out: textOr("results/stability", "FOLDER", "where logs, plots and the summary go"),
  },
  async run(_operands, options, report) {
    const { n, seed, turns, theta, solver, adapter } = options;
    mkdirSync(userPath(options.out), { recursive: true });
    const outcomes: Outcome[] = [];
    for (const name of options.models.split(",")) {
      const scenario = findModel(name);
      if (!("defaults" in scenario)) throw new Error(`${name} has no defaults to run with; choose a scenario`);
      const { timestep } = scenario.defaults;
      const softening = options.eps ?? scenario.defaults.softening;
      const evolution = { theta, softening, timestep: options.dt ?? timestep, solver, adapter };
      const outcome =
        name === "milky-way"
          ? await holdMilkyWay(options["milky-way-n"], seed, options.gyr, options.looks, evolution, report)
          : await holdSphere(name, n, seed, turns, evolution, report);
      outcomes.push(outcome);
      writeWhole(join(options.out, `${name}.csv`), csvOf(outcome));
      writeWhole(join(options.out, `${name}.svg`), svgOf(outcome.plots));
      report.say(`${name}: ${outcome.checks.filter((check) => !passes(check)).length} bounds not kept`);
    }
    const summary = outcomes.map(({ plots: _plots, rows: _rows, columns: _columns, ...rest }) => rest);
    const date = new Date().toISOString().slice(0, 10);
    writeWhole(
      join(options.out, "stability.json"),
      `${JSON.stringify({ commit: builtFrom(), date, turns, runs: summary }, null, 1)}\n`,
    );
    writeWhole(join(options.out, "README.md"), markdownOf(outcomes, turns, builtFrom(), date));
    return { kept: outcomes.every((outcome) => outcome.checks.every(passes)), runs: summary };
  },
});

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(stability, process.argv.slice(2), streams, "npm run bench stability --");
