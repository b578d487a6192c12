import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { type FromWorker, serve, type ToWorker, type WorkerPort } from "../engine/processor/index.ts";

/** What a worker of the processor engine is given, by which this file knows that it is one. */
const PURPOSE = { antennaeProcessor: true } as const;

/** A thread of Node.js for the processor engine. */
export function spawnThread(): WorkerPort {
  // This very file, or the bundle that it became part of: see the last lines. Worker threads do not inherit tsx, which reads TypeScript.
  const url = import.meta.url;
  const worker = url.endsWith(".ts")
    ? new Worker(`import("tsx/esm/api").then((tsx) => (tsx.register(), import(${JSON.stringify(url)})))`, {
        eval: true,
        workerData: PURPOSE,
      })
    : new Worker(new URL(url), { workerData: PURPOSE });
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
