/** The processor engine's public face. */
export { chooseVariant } from "./binary.ts";
export { checkSolver, PROCESSOR_CHOICES } from "./choices.ts";
export { ProcessorEngine } from "./engine.ts";
export { canShare } from "./memory.ts";
export type { ProcessorOptions } from "./options.ts";
export type { FromWorker, PoolOptions, Spawn, ToWorker, WorkerPort } from "./pool.ts";
export { serve } from "./serve.ts";
export { ProcessorSnapshot } from "./snapshot.ts";
