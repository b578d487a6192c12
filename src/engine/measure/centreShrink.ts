import { define, type Repetition } from "../state/spec.ts";

/** Moves and shrinks the galaxies' spheres. */
export const centreShrink = (repetition: Repetition) =>
  define({
    stage: "measure/centreShrink",
    row: "profile",
    bind: { repetition, partials: "spherePartials" },
    workgroups: () => 1,
  });
