import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const WORKER = "sw.js";

/**
 * Puts the names and SHA-256 of all files of a built page in front of its service worker: with them it keeps the page as a
 * whole, workers and lazy parts too, for use without a network.
 */
export function listFiles(folder: string, worker = readFileSync(join(folder, WORKER), "utf8")): void {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((name) => name !== WORKER)
    .sort();
  const hash = (text: string | Uint8Array) => createHash("sha256").update(text).digest("hex");
  const files = Object.fromEntries(names.map((name) => [name, hash(readFileSync(join(folder, name)))]));
  const version = hash(JSON.stringify(files) + worker).slice(0, 12);
  const head = `const VERSION = "${version}";\nconst FILES = ${JSON.stringify(files)};\n`;
  writeFileSync(join(folder, WORKER), head + worker);
}

/** Lists the files when they are all written. */
export const serviceWorker = (): Plugin => {
  let folder = "";
  return {
    name: "service-worker",
    apply: "build",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: { order: "post", sequential: true, handler: () => listFiles(folder) },
  };
};
