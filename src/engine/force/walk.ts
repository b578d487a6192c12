import { type ForceChoice, PLAIN, sliceSize } from "../gpu/choice.ts";
import { define, LANES } from "../gpu/workspace.ts";
import { STACK } from "./tolerance.ts";

/** Criteria that look at nothing but geometry, by their number in shaders/shared/criterion.wgsl. */
const OPENINGS = ["bonsai", "distance"] as const;

/** The tree seen from groups of 64 bodies, by a criterion. */
export const walkBy =
  (opening: (typeof OPENINGS)[number]) =>
  ({ spline, quadrupole, slice }: ForceChoice = PLAIN) =>
    define<"force/walk">({
      stage: "force/walk",
      row: "walk",
      bind: {
        params: "params",
        posMass: "posMass",
        nodeCentre: "nodeCentre",
        nodeTest: "nodeTest",
        nodeMoments: "nodeMoments",
        nodeBox: "nodeBox",
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
        OPENING: OPENINGS.indexOf(opening),
      }),
    });

/** By Bonsai's criterion. */
export const walk = walkBy("bonsai");
