import { define, perGroup } from "../gpu/workspace.ts";
import { STACK } from "./tolerance.ts";

/** The tree seen from groups of 64 bodies. */
export const walk = define<"force/walk">({
  stage: "force/walk",
  row: "walk",
  bind: {
    params: "params",
    posMass: "posMass",
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
