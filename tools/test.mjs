// `npm test`: installs what is missing (packages, a Chromium, the Vulkan loader), then runs every test.
// Arguments go on to vitest: `npm test -- --project quick`.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { availableParallelism, setPriority } from "node:os";
import { join } from "node:path";
import { KINDS } from "./kinds.mjs";
import { call, checkNode, fail, installPackages, root } from "./setup.mjs";

/** What tools/closingLine.ts says of single tests. */
const TOLD = /^(?:failed|passed at its second try): .*$/gm;
/** Lets three runs end together on two cores. */
const GIVES_WAY = 1;

checkNode();
installPackages();
const { findChromium, HEADLESS_SHELL } = await import("./chromium.mjs");
const ours = () => findChromium([HEADLESS_SHELL]);
const linux = process.platform === "linux";
const debian = linux && existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;

const named = process.env.CHROMIUM_PATH;
if (named && !existsSync(named)) fail(`CHROMIUM_PATH=${named}: there is no such program; correct it or unset it.`);

const packages = [];
const browserMissing = !(await ours());
if (browserMissing && debian) packages.push("fonts-liberation");
if (linux && !hasVulkanLoader()) {
  if (debian) packages.push("libvulkan1");
  else
    console.warn(
      "libvulkan.so.1 is missing: without it no test can open a WebGPU device. Install your system's Vulkan loader.",
    );
}
// Looks into the films that the page makes.
if (debian && spawnSync("ffprobe", ["-version"]).error) packages.push("ffmpeg");
if (packages.length > 0) installDebian(packages);
if (!(await ours())) {
  console.log("Installing Chromium (Playwright's) ...");
  call(process.execPath, [join(root, "node_modules", "playwright-core", "cli.js"), "install", "chromium"]);
}
const chromium = await ours();
if (!chromium) fail("No Chromium could be installed; install one and set CHROMIUM_PATH to its program.");

const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const env = { ...process.env, CHROMIUM_PATH: chromium };
const asked = process.argv.slice(2);
process.exitCode = asked.length > 0 ? call(process.execPath, [vitest, "run", ...asked], env) : await runAll();

/**
 * Three runs side by side: tests on the GPU in one process, which compiles each shader once (by three processes 97 of 420 processor seconds
 * more), those of the page, and all others. On two cores the latter two have a process each as well, which opens each browser and evaluates each module once
 * (500 instead of 520 s for all), and the others, which would be done first, give way. What the page's tests say is shown as they run, the rest at the end.
 */
async function runAll() {
  console.log(
    "Tests on the GPU, of the page, and all others run side by side; those of the page are shown as they run.\n",
  );
  const few = availableParallelism() <= 2;
  const others = KINDS.filter((kind) => kind !== "gpu" && kind !== "page");
  const processes = (/** @type {number} */ many) => ({ TEST_PROCESSES: String(few ? 1 : many) });
  const runs = await Promise.all([
    runTests(["--project", "page"], true, processes(3)),
    runTests(
      others.flatMap((kind) => ["--project", kind]),
      false,
      processes(2),
      few ? GIVES_WAY : 0,
    ),
    runTests(["--project", "gpu"], false),
  ]);
  for (const { output } of runs.slice(1)) console.log(output);
  const sums = runs.map(({ output }) =>
    [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)].at(-1),
  );
  const sum = (/** @type {number} */ k) => sums.reduce((all, counts) => all + Number(counts?.[k] ?? 0), 0);
  // A run that ended without its sums is a failure too.
  const failed = sum(2) + sums.filter((counts) => !counts).length;
  const told = runs.flatMap(({ output }) => output.match(TOLD) ?? []);
  if (told.length > 0) console.log(`${told.join("\n")}\n`);
  console.log(`All together:\n${sum(1)} passed, ${failed} failed${sum(3) > 0 ? `, ${sum(3)} skipped` : ""}`);
  return Math.max(failed > 0 ? 1 : 0, ...runs.map(({ code }) => code));
}

/**
 * @param {string[]} args
 * @param {boolean} shown Whether its output is shown as it comes.
 * @param {Record<string, string>} [more] Of the environment.
 * @param {number} [priority] As for `nice`.
 * @returns {Promise<{ code: number, output: string }>}
 */
function runTests(args, shown, more = {}, priority = 0) {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn(process.execPath, [vitest, "run", ...args], { env: { ...env, ...colours, ...more } });
  if (priority && child.pid) setPriority(child.pid, priority);
  let output = "";
  for (const [from, to] of /** @type {const} */ ([
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]))
    from.setEncoding("utf8").on("data", (/** @type {string} */ data) => {
      output += data;
      if (shown) to.write(data);
    });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

function hasVulkanLoader() {
  // ldconfig is often outside an ordinary user's PATH.
  for (const program of ["ldconfig", "/sbin/ldconfig"]) {
    const { status, stdout } = spawnSync(program, ["-p"], { encoding: "utf8" });
    if (status === 0) return stdout.includes("libvulkan.so.1");
  }
  return true; // No ldconfig (musl): the tests will tell.
}

/** @param {string[]} names */
function installDebian(names) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // A failed update (one mirror down) need not stop the installation.
  call("apt-get", ["-qq", "update"], env);
  // Not every Debian and its kin have the shell.
  const hasShell = spawnSync("apt-cache", ["show", HEADLESS_SHELL]).status === 0;
  if (browserMissing) names.push(hasShell ? HEADLESS_SHELL : "chromium");
  console.log(`Installing ${names.join(" and ")} (apt-get) ...`);
  const code = call(
    "apt-get",
    ["-qq", "-y", "--no-install-recommends", "-o", "Dpkg::Use-Pty=0", "install", ...names],
    env,
  );
  if (code !== 0) console.warn(`apt-get could not install ${names.join(", ")}.`);
}
