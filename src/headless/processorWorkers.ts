import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { type FromWorker, serve, type ToWorker, type WorkerPort } from "../engine/processor/index.ts";

/** What a worker of the processor engine is given, by which this file knows that it is one. */
const PURPOSE = { antennaeProcessor: true } as const;

/** What a thread runs: the bundle that this file became part of (see the last lines), or one made of it. */
let program: URL | null = null;

/**
 * Worker threads do not inherit tsx, which reads TypeScript. With a tsx for each, eight of them took 5.8 s of a processor and 3.7 s
 * until a first step of 10 000 bodies was done; with one bundle for all 4.5 and 3.1.
 */
function bundled(): URL {
  const { buildSync } = createRequire(import.meta.url)("esbuild") as typeof import("esbuild");
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(import.meta.url)],
    bundle: true,
    platform: "node",
    format: "esm",
    write: false,
  });
  return new URL(`data:text/javascript;base64,${Buffer.from(outputFiles[0]!.contents).toString("base64")}`);
}

/** A thread of Node.js for the processor engine. */
export function spawnThread(): WorkerPort {
  program ??= import.meta.url.endsWith(".ts") ? bundled() : new URL(import.meta.url);
  const worker = new Worker(program, { workerData: PURPOSE });
  return {
    post: (message: ToWorker) => worker.postMessage(message),
    listen: (message: (message: FromWorker) => void, error: (reason: string) => void) => {
      worker.on("message", message);
      worker.once("error", (reason) => error(reason.message.split("\n")[0]!));
      worker.once("exit", () => error("a thread of the processor engine ended"));
    },
    end: () => {
      worker.terminate().catch(() => {});
    },
  };
}

if (!isMainThread && (workerData as typeof PURPOSE | null)?.antennaeProcessor) {
  const take = serve((message) => parentPort!.postMessage(message));
  parentPort!.on("message", take);
}
