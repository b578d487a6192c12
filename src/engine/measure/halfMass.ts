import { define, type Repetition } from "../state/spec.ts";

/** The galaxies' half-mass radii. */
export const halfMass = (repetition: Repetition) =>
  define<"measure/halfMass">({
    stage: "measure/halfMass",
    row: "profile",
    bind: { repetition, classes: "classes", edges: "edges", histogram: "histogram", spheres: "spheres" },
    workgroups: () => 1,
  });
