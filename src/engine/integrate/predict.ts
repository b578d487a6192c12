import { define } from "../state/spec.ts";

/** All bodies at the time of the next block step, and which are due; `sixth`: of sixth order. */
export const predict = (sixth = false) =>
  define({ stage: "integrate/predict", constants: () => ({ SIXTH: Number(sixth) }) });
