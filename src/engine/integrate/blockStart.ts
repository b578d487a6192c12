import { define } from "../state/spec.ts";

/** What a run in block steps begins with; `sixth`: of sixth order. */
export const blockStart = (sixth = false) =>
  define({ stage: "integrate/blockStart", constants: () => ({ SIXTH: Number(sixth) }) });
