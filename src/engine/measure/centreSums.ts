import { perSweep } from "../state/sizes.ts";
import { define, type Repetition } from "../state/spec.ts";

/** What each galaxy has inside its sphere. `repetition.index` counts repetitions, `repetition.last` is the number of galaxies. */
export const centreSums = (repetition: Repetition) =>
  define<"measure/centreSums">({
    stage: "measure/centreSums",
    row: "profile",
    bind: {
      params: "params",
      repetition,
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
