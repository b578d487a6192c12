/** The processor engine's public face. */
export type { CrewOptions, FromWorker, Spawn, ToWorker, WorkerPort } from "./crew.ts";
export { ProcessorEngine, type ProcessorSnapshot } from "./engine.ts";
export { serve } from "./serve.ts";
