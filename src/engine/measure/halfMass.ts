import { define, type Repetition } from "../state/spec.ts";

/** The galaxies' half-mass radii. */
export const halfMass = (repetition: Repetition) =>
  define({ stage: "measure/halfMass", row: "profile", bind: { repetition }, workgroups: () => 1 });
