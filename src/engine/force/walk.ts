import { define, GROUP_SIZE, perBody } from "../gpu/workspace.ts";

/** The tree seen from groups of 64 bodies. */
export const walk = define<"force/walk">({
  stage: "force/walk",
  row: "walk",
  bind: {
    params: "params",
    posMass: "posMass",
    nodeOpen: "nodeOpen",
    nodeLink: "nodeLink",
    nodeMoments: "nodeMoments",
    acceleration: "acceleration",
    groupCounts: "groupCounts",
    status: "status",
  },
  workgroups: perBody(GROUP_SIZE),
});
