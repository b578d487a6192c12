import { type Opening, openingNumber } from "../gpu/choice.ts";
import { define, perNode } from "../gpu/workspace.ts";

/** Moments of the nodes of levels `from` to `to`; more than one level is done by a single workgroup. */
export const moments = (from: number, to: number, opening: Opening = "bonsai", quadrupole = true) =>
  define<"build/moments">({
    stage: "build/moments",
    row: "moments",
    bind: {
      params: "params",
      round: { index: from, last: to },
      posMass: "posMass",
      nodeLink: "nodeLink",
      levelStart: "levelStart",
      nodeCentre: "nodeCentre",
      nodeMoments: "nodeMoments",
      nodeBox: "nodeBox",
      nodeTest: "nodeTest",
    },
    // A level holds 8^level nodes at most.
    workgroups: (sizes) => (from === to ? Math.min(perNode(sizes), Math.ceil(8 ** from / 64)) : 1),
    constants: () => ({ OPENING: openingNumber(opening), QUADRUPOLE: Number(quadrupole) }),
  });
