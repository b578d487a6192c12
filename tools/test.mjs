// `npm test`: installs what is missing (packages, a Chromium, the Vulkan loader), then runs every test.
// Arguments go on to vitest: `npm test -- --project quick`.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
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
process.exitCode = call(process.execPath, [vitest, "run", ...process.argv.slice(2)], env);

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
