import { perSweep } from "../state/sizes.ts";
import { define, type Round } from "../state/spec.ts";

/** Second moments inside the galaxies' spheres. */
export const shape = (round: Round) =>
  define<"measure/shape">({
    stage: "measure/shape",
    row: "profile",
    bind: {
      params: "params",
      round,
      posMass: "posMass",
      id: "id",
      classOf: "classOf",
      classes: "classes",
      spheres: "spheres",
      partials: "shapePartials",
    },
    workgroups: perSweep,
  });
