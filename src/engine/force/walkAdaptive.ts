import { define, perGroup } from "../gpu/workspace.ts";
import { STACK } from "./tolerance.ts";

/** The walk that weighs every cell's error against the group's acceleration. */
export const walkAdaptive = define<"force/walkAdaptive">({
  stage: "force/walkAdaptive",
  row: "walk",
  bind: {
    params: "params",
    posMass: "posMass",
    velocity: "velocity",
    nodeCentre: "nodeCentre",
    nodeTest: "nodeTest",
    nodeMoments: "nodeMoments",
    acceleration: "acceleration",
    groupCounts: "groupCounts",
    groupList: "groupList",
  },
  workgroups: perGroup,
  constants: () => ({ STACK }),
});
