/**
 * All tests of the kind `gpu` in one file, for a machine that has a GPU, Node.js and the `webgpu` package and nothing else:
 * `npm run test:gpu -- --pack` makes it. Each file of tests runs in a process of its own, so that a device that is lost, or
 * a driver that ends the process, costs that file only.
 */
import { fork } from "node:child_process";
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { startTests, type Task, type VitestRunner } from "@vitest/runner";
import { requestDevice } from "../../src/headless/device.ts";

const HELP = `node gpuTests.mjs [part of a path ...] [--out FILE.json] [--workers N]
Runs the GPU tests whose path contains one of the parts, or all. ANTENNAE_ADAPTER chooses the adapter: gpu (default), swiftshader, or part of a name.
--out      results with the adapter's name, written after every file of tests (default gpuTests.json)
--workers  files of tests at a time (default: processor cores, at most 4)`;

// Runs that go on and runs of several processes start the command line from its sources; the first read HDF5 by a package, too.
const files = import.meta.glob(["../../tests/**/*.gpu.test.ts", "!../../tests/headless/{resume,gpus}.gpu.test.ts"]);
/** A file that says nothing for so long hangs. */
const MOST_MS = 10 * 60_000;
/** As in vitest.config.ts. */
const TEST_MS = 300_000;

interface Result {
  readonly name: string;
  readonly state: "passed" | "failed" | "skipped";
  readonly errors: readonly string[];
}

/** In the process of one file: runs its tests. */
async function runFile(path: string): Promise<Result[]> {
  const runner: VitestRunner = {
    config: {
      ...{
        root: "/",
        name: "gpu",
        setupFiles: [],
        passWithNoTests: false,
        testNamePattern: undefined,
        allowOnly: false,
      },
      sequence: { seed: 1, hooks: "stack", setupFiles: "list" },
      ...{ chaiConfig: undefined, maxConcurrency: 1, testTimeout: TEST_MS, hookTimeout: TEST_MS, retry: 0 },
      ...{ includeTaskLocation: false, tags: [], tagsFilter: undefined, strictTags: false },
    },
    importFile: (name) => files[name]!() as Promise<void>,
  };
  const [file] = await startTests([path], runner);
  return results(file!, "");
}

/** The tests below a task; a failure of the file or of a suite itself (an import, a hook) is one more. */
function results(task: Task, above: string): Result[] {
  const state = task.result?.state === "pass" ? "passed" : task.result?.state === "fail" ? "failed" : "skipped";
  const errors = (task.result?.errors ?? []).map(({ message, stack }) => `${message}\n${stack ?? ""}`);
  const own: Result = { name: above || task.name, state, errors };
  if (task.type === "test") return [own];
  const inner = task.tasks.flatMap((child) => results(child, above ? `${above} > ${child.name}` : child.name));
  return errors.length > 0 ? [own, ...inner] : inner;
}

/** In the first process: what a process for the file at `path` found. */
function inOwnProcess(path: string): Promise<Result[]> {
  return new Promise((done) => {
    const child = fork(import.meta.filename, ["--file", path], { env: { ...process.env, REQUIRE_GPU: "1" } });
    let found: Result[] | null = null;
    const late = setTimeout(() => child.kill("SIGKILL"), MOST_MS);
    child.on("message", (message) => {
      found = message as Result[];
    });
    child.on("exit", (code, signal) => {
      clearTimeout(late);
      const errors = [`the process ended with ${signal ?? `exit ${code}`} before its tests did`];
      done(found ?? [{ name: "(the whole file)", state: "failed", errors }]);
    });
  });
}

/** What the tests run on; `form` is that of the stages that have two. */
async function describeAdapter() {
  const { device, adapterInfo, note, destroy } = await requestDevice({ adapter: process.env.ANTENNAE_ADAPTER });
  const { subgroupMinSize = 0, subgroupMaxSize = 0 } = device.adapterInfo;
  const subgroups = device.features.has("subgroups") ? [subgroupMinSize, subgroupMaxSize] : null;
  destroy();
  const form = subgroups && subgroupMinSize >= 32 ? "subgroups" : "workgroup memory";
  return { adapter: adapterInfo.name, software: adapterInfo.software, note, subgroups, form };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ out: { type: "string", default: "gpuTests.json" }, file: { type: "string" } },
      ...{ workers: { type: "string" }, help: { type: "boolean", default: false } },
    },
  });
  if (values.help) return console.log(HELP);
  if (values.file !== undefined) {
    const found = await runFile(values.file);
    process.send!(found, () => process.exit());
    return;
  }
  const about = { commit: process.env.ANTENNAE_COMMIT, ...(await describeAdapter()) };
  console.log(`${about.adapter}, stages by ${about.form}${about.note && ` (${about.note})`}, commit ${about.commit}`);
  const wanted = Object.keys(files).filter(
    (path) => positionals.length === 0 || positionals.some((part) => path.includes(part)),
  );
  const queue = wanted.toSorted();
  const all: { file: string; tests: readonly Result[] }[] = [];
  const count = (state: Result["state"]) => all.flatMap(({ tests }) => tests).filter((t) => t.state === state).length;
  const worker = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const file = path.replace("../../", "");
      const tests = await inOwnProcess(path);
      all.push({ file, tests });
      const bad = tests.filter(({ state }) => state === "failed");
      console.log(`${bad.length > 0 ? "FAILED" : "ok    "} ${file}: ${tests.length} tests`);
      for (const { name, errors } of bad) console.log(`  ${name}\n    ${errors.join("\n").replaceAll("\n", "\n    ")}`);
      const counts = { passed: count("passed"), failed: count("failed"), skipped: count("skipped") };
      writeFileSync(
        values.out,
        `${JSON.stringify({ ...about, ...counts, left: queue.length, files: all }, null, 1)}\n`,
      );
    }
  };
  const workers = Number(values.workers ?? Math.min(4, availableParallelism()));
  await Promise.all(Array.from({ length: workers }, worker));
  console.log(`\n${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`);
  if (count("failed") > 0 || count("passed") === 0) process.exitCode = 1;
}

await main();
