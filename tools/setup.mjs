// What `npm start` and `npm test` share: install what is missing. Plain Node.js, because nothing may be installed yet.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

/** Ends the process with one line. @param {string} message */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Runs a program with our output; returns its exit code. @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} [env] @param {string} [cwd] */
export function call(program, args, env = process.env, cwd = root) {
  // npm is a script on Windows, which only a shell starts.
  const shell = process.platform === "win32";
  const { status, error } = spawnSync(program, args, { cwd, env, stdio: "inherit", shell });
  if (error) console.error(`${program}: ${error.message}`);
  return status ?? 1;
}

/** Installs the packages of a folder where they are missing or older than its package-lock.json. @param {string} [folder] */
export function installPackages(folder = root) {
  // npm writes this file last, so its time is the time of a complete installation.
  const installed = join(folder, "node_modules", ".package-lock.json");
  const wanted = join(folder, "package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  console.log("Installing packages (npm ci) ...");
  // Development packages too, whatever NODE_ENV says: building and testing need them.
  const code = call("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], process.env, folder);
  if (code !== 0) fail("npm ci failed, see above; Antennae needs its packages to go on.");
}

/** Antennae's tools need what package.json's "engines" asks for. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Antennae needs Node.js 20.19 or newer; this is ${process.versions.node}. Newer ones: https://nodejs.org`);
}
