import { define, perGroup, perPiece } from "../gpu/workspace.ts";
import { STACK } from "./tolerance.ts";

/** The walk that weighs every cell's error against the group's acceleration, in one dispatch, then the pieces of groups that were split in another. */
export const walkAdaptive = (part: "groups" | "pieces") =>
  define<"force/walkAdaptive">({
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
    workgroups: part === "groups" ? perGroup : perPiece,
    constants: () => ({ SPLIT: part === "groups" ? 0 : 1, STACK }),
  });
