/** The processor engine's public face. */
export { canShare, chooseVariant } from "./binary.ts";
export { checkSolver, PROCESSOR_CHOICES } from "./choices.ts";
export type { CrewOptions, FromWorker, Spawn, ToWorker, WorkerPort } from "./crew.ts";
export { ProcessorEngine } from "./engine.ts";
export type { ProcessorOptions } from "./options.ts";
export { serve } from "./serve.ts";
export { ProcessorSnapshot } from "./snapshot.ts";
