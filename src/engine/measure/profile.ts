import { CONSTANTS } from "../../gpu/shaders.gen.ts";
import { perBody } from "../state/sizes.ts";
import { define, type Repetition } from "../state/spec.ts";

/** Mass and number of bodies in shells about the centre of galaxy `repetition.index`. */
export const profile = (repetition: Repetition) =>
  define<"measure/profile">({
    stage: "measure/profile",
    row: "profile",
    bind: {
      params: "params",
      repetition,
      posMass: "posMass",
      id: "id",
      classOf: "classOf",
      classes: "classes",
      spheres: "spheres",
      edges: "edges",
      histogram: "histogram",
    },
    workgroups: perBody(CONSTANTS["measure/profile"].TILE),
  });
