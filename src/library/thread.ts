import { type FromWorker, serve, type ToWorker } from "../engine/processor/index.ts";
import { builtin } from "./host.ts";

/** One thread of the processor engine, in a worker of a browser or of Node.js. */
const port = builtin("node:worker_threads")?.parentPort;
if (port) {
  const take = serve((message: FromWorker) => port.postMessage(message));
  port.on("message", take);
} else {
  const take = serve((message: FromWorker) => postMessage(message));
  addEventListener("message", ({ data }: MessageEvent<ToWorker>) => take(data));
}
