import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { GpuEngine } from "../src/engine/index.ts";
import { defineCommand } from "../src/headless/command.ts";
import { runCommand } from "../src/headless/commandLine.ts";
import { requestDevice } from "../src/headless/device.ts";
import { flag, numberOr, textOr } from "../src/headless/option.ts";
import { type ForceForm, GAS_SETTINGS, type GasSettings, KERNELS, type KernelName } from "../src/physics/gas/index.ts";
import { builtFrom } from "./commit.ts";
import { noh, sedov } from "./gas/blasts.ts";
import { blob } from "./gas/blob.ts";
import { BLOCKS, engineMeans, LOOPS, type Means } from "./gas/course.ts";
import { evrard } from "./gas/evrard.ts";
import type { GasTest, Size } from "./gas/gasTest.ts";
import { shear, square } from "./gas/mixing.ts";
import { shockTube } from "./gas/shockTube.ts";
import { gresho, rest, soundWave } from "./gas/waves.ts";

/** All tests of the gas, the cheapest first. */
export const GAS_TESTS: readonly GasTest[] = [
  ...[soundWave, rest, shockTube, square, gresho, evrard, noh, sedov, shear, blob],
];
const ALL = GAS_TESTS.map(({ name }) => name).join(",");

/** Tests whose gas an engine computes as well: in a cube, or open space. */
const ON_GPU = ["square", "gresho", "noh", "sedov", "kelvin-helmholtz", "blob"];

/** Tests whose particles may have steps of their own. */
const OWN_STEPS = ["sod", "square", "gresho", "noh", "sedov"];

const FORMS: readonly ForceForm[] = ["geometric", "densityEnergy"];

/** `npm run bench gas-tests`: the gas against exact solutions and published figures, a table with every figure and its bound. */
const bench = defineCommand({
  name: "gas-tests",
  usage:
    "[--tests NAME,…] [--quick] [--large] [--own-steps] [--gpu] [--adapter NAME] [--form NAME] [--kernel NAME] [--neighbours N] [--conduction A] [--out FOLDER]",
  help: `Smoothed particles in float64 against exact solutions: ${ALL}.`,
  operands: [],
  options: {
    tests: textOr(ALL, "NAME,…", "what is run"),
    quick: flag("small sizes, seconds each; without it a core is busy for most of an hour"),
    large: flag("larger sizes, for a GPU"),
    "own-steps": flag(`a step of its own for each particle, where a test can have it: ${OWN_STEPS.join(", ")}`),
    gpu: flag(`the engine on a GPU, float32, where a test can have it: ${ON_GPU.join(", ")}`),
    adapter: textOr("gpu", "NAME", "which adapter"),
    form: textOr(GAS_SETTINGS.form, "NAME", `form of the pressure force: ${FORMS.join(" or ")}`),
    kernel: textOr(GAS_SETTINGS.kernel, "NAME", `kernel: ${Object.keys(KERNELS).join(" or ")}`),
    neighbours: numberOr(GAS_SETTINGS.neighbours, "N", "neighbours", { min: 32, max: 256 }),
    conduction: numberOr(GAS_SETTINGS.conduction, "A", "largest coefficient of conduction", { min: 0, max: 2 }),
    out: textOr("results/gas", "FOLDER", "where the table goes, as JSON and Markdown"),
  },
  async run(
    _,
    { tests, quick, large, "own-steps": own, gpu: wantsGpu, adapter, form, kernel, neighbours, conduction, out },
    report,
  ) {
    const wanted = tests.split(",");
    const unknown = wanted.find((name) => !GAS_TESTS.some((test) => test.name === name));
    if (unknown !== undefined) throw new Error(`there is no test "${unknown}"; known are: ${ALL}`);
    if (!FORMS.some((one) => one === form)) throw new Error(`unknown form "${form}"; known: ${FORMS.join(", ")}`);
    const settings: Partial<GasSettings> = {
      ...{ form: form as ForceForm, kernel: kernel as KernelName, neighbours, conduction },
    };
    const size: Size = quick ? "quick" : large ? "large" : "full";
    if (own && wantsGpu) throw new Error("--own-steps is for the float64 loops; leave --gpu out");
    const gpu = wantsGpu ? await requestDevice({ adapter }) : null;
    const means: Means = gpu
      ? engineMeans(
          (bodies, choice, space) => GpuEngine.create(gpu.device, bodies, choice, { space }),
          (line) => report.say(line),
        )
      : own
        ? BLOCKS
        : LOOPS;
    const machine = gpu ? `, ${gpu.adapterInfo.name}` : "";
    mkdirSync(out, { recursive: true });
    const commit = builtFrom();
    const rows: object[] = [];
    const lines = [
      `${form}, ${kernel}, ${neighbours} neighbours, conduction ${conduction}${size === "full" ? "" : `, ${size} sizes`}${machine}, commit ${commit}`,
      "",
      "| test | figure | found | bound | holds |",
      "| --- | --- | --- | --- | --- |",
    ];
    for (const test of GAS_TESTS.filter(
      ({ name }) => wanted.includes(name) && (!gpu || ON_GPU.includes(name)) && (!own || OWN_STEPS.includes(name)),
    )) {
      report.say(test.title);
      const start = performance.now();
      const figures = await test.run(
        size,
        settings,
        (line) => report.say(line),
        means,
        (name, file) => writeFileSync(join(out, name), file),
      );
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
      const name = join(out, `${gpu ? "gpu-" : ""}${own ? "own-steps-" : ""}${size}-${form}`);
      writeFileSync(`${name}.json`, `${JSON.stringify({ commit, settings, rows }, null, 1)}\n`);
      writeFileSync(`${name}.md`, `${lines.join("\n")}\n`);
    }
    gpu?.destroy();
    return { commit, settings, rows };
  },
});

if (process.argv[1] === import.meta.filename) {
  const streams = { out: process.stdout, err: process.stderr };
  process.exitCode = await runCommand(bench, process.argv.slice(2), streams, "npm run bench gas-tests --");
}
