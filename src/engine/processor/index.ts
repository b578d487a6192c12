/** The processor engine's public face. */
export { checkSolver, PROCESSOR_CHOICES } from "./choices.ts";
export { ProcessorEngine, type ProcessorOptions } from "./engine.ts";
export { type FromWorker, type PoolOptions, type Spawn, serve, type ToWorker, type WorkerPort } from "./pool.ts";
export { ProcessorSnapshot } from "./snapshot.ts";
export { canShare, chooseVariant } from "./wasm.ts";
