import { define, type Repetition } from "../state/spec.ts";

/** Moves and shrinks the galaxies' spheres. */
export const centreShrink = (repetition: Repetition) =>
  define<"measure/centreShrink">({
    stage: "measure/centreShrink",
    row: "profile",
    bind: { params: "params", repetition, partials: "spherePartials", spheres: "spheres" },
    workgroups: () => 1,
  });
