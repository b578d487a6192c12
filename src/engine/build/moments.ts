import { define, perNode } from "../gpu/workspace.ts";

/** Moments of the nodes of levels `from` to `to`; more than one level is done by a single workgroup. */
export const moments = (from: number, to: number) =>
  define<"build/moments">({
    stage: "build/moments",
    row: "moments",
    bind: {
      params: "params",
      round: { index: from, last: to },
      posMass: "posMass",
      nodeLink: "nodeLink",
      levelStart: "levelStart",
      nodeOpen: "nodeOpen",
      nodeMoments: "nodeMoments",
      nodeBox: "nodeBox",
    },
    workgroups: from === to ? perNode : () => 1,
  });
