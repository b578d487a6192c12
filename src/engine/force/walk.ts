import { define, perGroup, perPiece } from "../gpu/workspace.ts";
import { STACK } from "./tolerance.ts";

/** The tree seen from groups of 64 bodies, in one dispatch, then the pieces of groups that were split in another. */
export const walk = (part: "groups" | "pieces") =>
  define<"force/walk">({
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
    workgroups: part === "groups" ? perGroup : perPiece,
    constants: () => ({ SPLIT: part === "groups" ? 0 : 1, STACK }),
  });
