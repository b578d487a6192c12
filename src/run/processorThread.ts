import { type FromWorker, serve, type ToWorker } from "../engine/processor/index.ts";

/** The worker's side of processorMachine.ts: one thread of the processor engine. */
const take = serve((message: FromWorker) => postMessage(message));
addEventListener("message", ({ data }: MessageEvent<ToWorker>) => take(data));
