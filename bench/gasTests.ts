import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { flag, numberOr, textOr } from "../src/headless/option.ts";
import { type ForceForm, GAS_SETTINGS, type GasSettings, KERNELS, type KernelName } from "../src/physics/gas/index.ts";
import { builtFrom } from "./commit.ts";
import { noh, sedov } from "./gas/blasts.ts";
import { evrard } from "./gas/evrard.ts";
import type { GasTest } from "./gas/gasTest.ts";
import { shear, square } from "./gas/mixing.ts";
import { shockTube } from "./gas/shockTube.ts";
import { gresho, rest, soundWave } from "./gas/waves.ts";

/** All tests of the gas, the cheapest first. */
export const GAS_TESTS: readonly GasTest[] = [soundWave, rest, shockTube, square, gresho, evrard, noh, sedov, shear];
const ALL = GAS_TESTS.map(({ name }) => name).join(",");

const FORMS: readonly ForceForm[] = ["geometric", "densityEnergy"];

/** `npm run bench gas-tests`: the gas against exact solutions and published figures, a table with every figure and its bound. */
const bench = defineCommand({
  name: "gas-tests",
  usage: "[--tests NAME,…] [--quick] [--form NAME] [--kernel NAME] [--neighbours N] [--conduction A] [--out FOLDER]",
  help: `Smoothed particles in float64 against exact solutions: ${ALL}.`,
  operands: [],
  options: {
    tests: textOr(ALL, "NAME,…", "what is run"),
    quick: flag("small sizes, seconds each; without it a core is busy for most of an hour"),
    form: textOr(GAS_SETTINGS.form, "NAME", `form of the pressure force: ${FORMS.join(" or ")}`),
    kernel: textOr(GAS_SETTINGS.kernel, "NAME", `kernel: ${Object.keys(KERNELS).join(" or ")}`),
    neighbours: numberOr(GAS_SETTINGS.neighbours, "N", "neighbours", { min: 32, max: 256 }),
    conduction: numberOr(GAS_SETTINGS.conduction, "A", "largest coefficient of conduction", { min: 0, max: 2 }),
    out: textOr("results/gas", "FOLDER", "where the table goes, as JSON and Markdown"),
  },
  async run(_, { tests, quick, form, kernel, neighbours, conduction, out }, report) {
    const wanted = tests.split(",");
    const unknown = wanted.find((name) => !GAS_TESTS.some((test) => test.name === name));
    if (unknown !== undefined) throw new Error(`there is no test "${unknown}"; known are: ${ALL}`);
    if (!FORMS.some((one) => one === form)) throw new Error(`unknown form "${form}"; known: ${FORMS.join(", ")}`);
    const settings: Partial<GasSettings> = {
      ...{ form: form as ForceForm, kernel: kernel as KernelName, neighbours, conduction },
    };
    mkdirSync(out, { recursive: true });
    const commit = builtFrom();
    const rows: object[] = [];
    const lines = [
      `${form}, ${kernel}, ${neighbours} neighbours, conduction ${conduction}${quick ? ", quick sizes" : ""}, commit ${commit}`,
      "",
      "| test | figure | found | bound | holds |",
      "| --- | --- | --- | --- | --- |",
    ];
    for (const test of GAS_TESTS.filter(({ name }) => wanted.includes(name))) {
      report.say(test.title);
      const start = performance.now();
      const figures = test.run(quick ? "quick" : "full", settings, (line) => report.say(line));
      const seconds = (performance.now() - start) / 1000;
      for (const { what, found, bound, holds } of figures) {
        rows.push({ test: test.name, what, found, bound, holds });
        const value = String(+found.toPrecision(4));
        lines.push(
          `| ${test.name} | ${what} | ${value} | ${bound ?? ""} | ${bound === null ? "" : holds ? "yes" : "NO"} |`,
        );
        report.say(
          `  ${bound === null ? "   " : holds ? "yes" : "NO "} ${what}: ${value}${bound ? ` (${bound})` : ""}`,
        );
      }
      report.say(`  ${seconds.toFixed(0)} s`);
      // After each test, so that an end in between loses none.
      const name = join(out, `${quick ? "quick" : "full"}-${form}`);
      writeFileSync(`${name}.json`, `${JSON.stringify({ commit, settings, rows }, null, 1)}\n`);
      writeFileSync(`${name}.md`, `${lines.join("\n")}\n`);
    }
    return { commit, settings, rows };
  },
});

if (process.argv[1] === import.meta.filename) {
  const streams = { out: process.stdout, err: process.stderr };
  process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench gas-tests --");
}
