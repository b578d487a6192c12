import { perSweep } from "../state/sizes.ts";
import { define, type Repetition } from "../state/spec.ts";

/** Second moments inside the galaxies' spheres. */
export const shape = (repetition: Repetition) =>
  define<"measure/shape">({
    stage: "measure/shape",
    row: "profile",
    bind: {
      params: "params",
      repetition,
      posMass: "posMass",
      id: "id",
      classOf: "classOf",
      classes: "classes",
      spheres: "spheres",
      partials: "shapePartials",
    },
    workgroups: perSweep,
  });
