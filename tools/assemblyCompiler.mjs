// A worker of tools/compileAssembly.ts: the compiler, without tsx, which would take half of the time to read its 13 MB.
// It gets the compiler's words, and posts the binary, or what is wrong.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import asc from "assemblyscript/asc";

/** @type {string} */
const sources = workerData;

parentPort.on("message", async (/** @type {string[]} */ words) => {
  /** @type {Uint8Array | null} */
  let binary = null;
  const { error, stderr } = await asc.main(words, {
    readFile: (name, base) => {
      try {
        return readFileSync(join(base.startsWith("/") ? base : join(sources, base), name), "utf8");
      } catch {
        return null;
      }
    },
    writeFile: (_name, contents) => {
      if (typeof contents !== "string") binary = contents;
    },
    listFiles: (folder, base) => readdirSync(join(sources, base, folder)).filter((name) => name.endsWith(".ts")),
  });
  const said = stderr.toString().trim();
  parentPort.postMessage(error || said || !binary ? { wrong: said || error?.message } : { binary });
});
