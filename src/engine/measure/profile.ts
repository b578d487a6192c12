import { CONSTANTS } from "../../gpu/shaders.gen.ts";
import { define, perBody, type Round } from "../state/workspace.ts";

/** Mass and number of bodies in shells about the centre of galaxy `round.index`. */
export const profile = (round: Round) =>
  define<"measure/profile">({
    stage: "measure/profile",
    row: "profile",
    bind: {
      params: "params",
      round,
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
