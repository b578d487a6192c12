// `npm test`: installs what is missing (packages, a Chromium, the Vulkan loader), then runs every test.
// Arguments go on to vitest: `npm test -- --project quick`.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { call, checkNode, fail, installPackages, root } from "./setup.mjs";

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
 * Tests on the GPU in a process of their own, the others beside them: so each shader is compiled once (by three processes 97 of 420 processor seconds more),
 * and nobody waits. What the former say comes last. On two cores the others have two processes: all took 542 s with three, 487 with two.
 */
async function runAll() {
  console.log("Tests on the GPU run beside the others; what they say comes last.\n");
  const processes = availableParallelism() > 2 ? 3 : 2;
  const others = runTests(["--project", "!gpu"], true, { TEST_PROCESSES: String(processes) });
  const runs = await Promise.all([others, runTests(["--project", "gpu"], false)]);
  console.log(runs[1].output);
  const sums = runs.map(({ output }) =>
    [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)].at(-1),
  );
  const sum = (/** @type {number} */ k) => sums.reduce((all, counts) => all + Number(counts?.[k] ?? 0), 0);
  // A run that ended without its sums is a failure too.
  const failed = sum(2) + sums.filter((counts) => !counts).length;
  console.log(`Both together:\n${sum(1)} passed, ${failed} failed${sum(3) > 0 ? `, ${sum(3)} skipped` : ""}`);
  return Math.max(failed > 0 ? 1 : 0, ...runs.map(({ code }) => code));
}

/**
 * @param {string[]} args
 * @param {boolean} shown Whether its output is shown as it comes.
 * @param {Record<string, string>} [more] Of the environment.
 * @returns {Promise<{ code: number, output: string }>}
 */
function runTests(args, shown, more = {}) {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn(process.execPath, [vitest, "run", ...args], { env: { ...env, ...colours, ...more } });
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
