import { perSweep } from "../state/sizes.ts";
import { define, type Round } from "../state/spec.ts";

/** What each galaxy has inside its sphere. `round.index` counts repetitions, `round.last` is the number of galaxies. */
export const centreSums = (round: Round) =>
  define<"measure/centreSums">({
    stage: "measure/centreSums",
    row: "profile",
    bind: {
      params: "params",
      round,
      posMass: "posMass",
      velocity: "velocity",
      id: "id",
      classOf: "classOf",
      classes: "classes",
      spheres: "spheres",
      partials: "spherePartials",
    },
    workgroups: perSweep,
  });
