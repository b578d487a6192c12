import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { type FromWorker, serve, type ToWorker, type WorkerPort } from "../engine/processor/index.ts";
import { type FitThread, type FromFit, serveFit, type ToFit } from "../fit/threads.ts";

/** What a worker is given, by which this file knows that it is one, and what for. */
const PURPOSES = { processor: { antennaeProcessor: true }, fit: { antennaeFit: true } } as const;

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

function start(purpose: object): Worker {
  program ??= import.meta.url.endsWith(".ts") ? bundled() : new URL(import.meta.url);
  return new Worker(program, { workerData: purpose });
}

function port<To, From>(worker: Worker, name: string) {
  return {
    post: (message: To) => worker.postMessage(message),
    listen: (message: (message: From) => void, error: (reason: string) => void) => {
      worker.on("message", message);
      worker.once("error", (reason) => error(reason.message.split("\n")[0]!));
      worker.once("exit", () => error(`a thread of ${name} ended`));
    },
    end: () => {
      worker.terminate().catch(() => {});
    },
  };
}

/** A thread of Node.js for the processor engine. */
export const spawnThread = (): WorkerPort =>
  port<ToWorker, FromWorker>(start(PURPOSES.processor), "the processor engine");

/** A thread of Node.js that runs encounters. */
export const spawnFit = (): FitThread => port<ToFit, FromFit>(start(PURPOSES.fit), "the fit");

const given = workerData as { antennaeProcessor?: true; antennaeFit?: true } | null;
if (!isMainThread && given?.antennaeProcessor)
  parentPort!.on(
    "message",
    serve((message) => parentPort!.postMessage(message)),
  );
if (!isMainThread && given?.antennaeFit)
  parentPort!.on(
    "message",
    serveFit((answer) => parentPort!.postMessage(answer)),
  );
