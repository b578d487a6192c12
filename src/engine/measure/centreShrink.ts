import { define, type Round } from "../state/spec.ts";

/** Moves and shrinks the galaxies' spheres. */
export const centreShrink = (round: Round) =>
  define<"measure/centreShrink">({
    stage: "measure/centreShrink",
    row: "profile",
    bind: { params: "params", round, partials: "spherePartials", spheres: "spheres" },
    workgroups: () => 1,
  });
