import { define, type Round } from "../state/spec.ts";

/** The galaxies' half-mass radii. */
export const halfMass = (round: Round) =>
  define<"measure/halfMass">({
    stage: "measure/halfMass",
    row: "profile",
    bind: { round, classes: "classes", edges: "edges", histogram: "histogram", spheres: "spheres" },
    workgroups: () => 1,
  });
