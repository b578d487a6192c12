// The published code's own particles, for `fit-published`: npm run bench fit-spam -- --help
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { Random } from "../../src/data/models/random.ts";
import { innerEdge } from "../../src/fit/model.ts";
import { defineCommand } from "../../src/headless/command.ts";
import { runCommand } from "../../src/headless/commandLine.ts";
import { userPath } from "../../src/headless/files.ts";
import { numberOr, numbersOr } from "../../src/headless/option.ts";

/** What is used of the published code: a run with its parameters, all particles and last the second galaxy, and a step. */
interface SpamRun {
  init(): void;
  initRun(info: unknown): void;
  takeAStep(): void;
  readonly params: Record<"rin1" | "rin2" | "n1" | "n2" | "h", number>;
  readonly x0: readonly (readonly number[])[];
}

/** A published state: its numbers as a line with the outer radii at 8 and 9, and the start. */
type StateInfo = readonly [numbers: string, start: string, ...more: unknown[]];

const STEP = 0.001;

const bench = defineCommand({
  name: "fit-spam",
  usage: "SPAM FOLDER [--pairs LIST] [--particles N]",
  help: "Runs the 62 published states by the published code (JSPAM) and writes the particles that fit-published takes.",
  details:
    "SPAM is the folder js of a copy of JSPAM (https://github.com/jfwallin/JSPAM), with spam.js and data.js: they run here as they are, with random numbers of a seed of its own.",
  operands: ["SPAM", "FOLDER"],
  options: {
    pairs: numbersOr(
      Array.from({ length: 62 }, (_, k) => k + 1),
      "LIST",
      "pairs of the published table, from 1",
      { min: 1, max: 62, integer: true },
    ),
    particles: numberOr(1000, "N", "particles of both discs, half in each", { min: 2, integer: true }),
    seed: numberOr(1, "S", "seed of the particles' places", { integer: true }),
  },
  async run([spam, folder], { pairs, particles, seed }, report) {
    const random = new Random(seed);
    const context = createContext({ console, random: () => random.uniform() });
    const code = ["spam.js", "data.js"].map((name) => readFileSync(join(userPath(spam!), name), "utf8"));
    runInContext(["Math.random = random;", ...code].join("\n"), context);
    const { SPAMRun, stateInfos } = runInContext("({ SPAMRun, stateInfos })", context) as {
      SPAMRun: new () => SpamRun;
      stateInfos: readonly StateInfo[];
    };
    const out = userPath(folder!);
    mkdirSync(out, { recursive: true });
    for (const [k, number] of pairs.entries()) {
      const info = stateInfos[number - 1]!;
      const numbers = info[0].split(",").map(Number);
      const run = new SPAMRun();
      run.init();
      Object.assign(run.params, { n1: particles >> 1, n2: particles - (particles >> 1) });
      Object.assign(run.params, { rin1: innerEdge(numbers[8]!), rin2: innerEdge(numbers[9]!) });
      run.initRun(info);
      // As many steps as its own loop takes back.
      let steps = 0;
      for (let time = 0; time > Number(info[1]); time -= STEP) steps++;
      const lines = () =>
        `${run.x0
          .map((row) =>
            row
              .slice(0, 6)
              .map((x) => x.toPrecision(12))
              .join(" "),
          )
          .join("\n")}\n`;
      writeFileSync(join(out, `${number}.start`), lines());
      run.params.h = STEP;
      for (let step = 0; step < steps; step++) run.takeAStep();
      writeFileSync(join(out, `${number}.end`), lines());
      report.progress(`pair ${number}`, (k + 1) / pairs.length);
    }
    return { pairs: pairs.length, particles, folder };
  },
});

const streams = { out: process.stdout, err: process.stderr };
process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench fit-spam --");
