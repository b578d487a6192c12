import { type ForceChoice, PLAIN, sliceSize } from "../gpu/choice.ts";
import { define, LANES } from "../gpu/workspace.ts";
import { STACK } from "./tolerance.ts";

/** The tree seen from groups of 64 bodies. */
export const walk = ({ spline, quadrupole, slice }: ForceChoice = PLAIN) =>
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
      round: slice,
    },
    workgroups: (sizes) => sliceSize(slice, sizes.groups),
    slice: slice.index,
    constants: ({ groupSize }) => ({
      STACK,
      SPLINE: Number(spline),
      QUADRUPOLE: Number(quadrupole),
      BODIES: groupSize / LANES,
    }),
  });
