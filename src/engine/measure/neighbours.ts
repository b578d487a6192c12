import { define } from "../state/spec.ts";

/** Finds the body, the least distance to another, and who is there: stages after each other. */
export const neighbours = [0, 1, 2].map((phase) =>
  define({
    stage: "measure/neighbours",
    row: "quantity",
    constants: () => ({ PHASE: phase }),
  }),
);
