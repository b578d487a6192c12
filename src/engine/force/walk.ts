import {
  type ForceVariant,
  multipoleConstants,
  ontoConstants,
  openingNumber,
  PLAIN,
  sliceSize,
} from "../state/forceVariant.ts";
import { LANES } from "../state/sizes.ts";
import { define } from "../state/spec.ts";
import { STACK } from "./tolerance.ts";

/** The tree seen from groups of 64 bodies, by a criterion that looks at nothing but geometry. */
export const walkBy =
  (opening: "bonsai" | "distance") =>
  ({ spline, slice, active = false, ...cells }: ForceVariant = PLAIN) =>
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
        groupList: active ? "activeList" : "groupList",
        repetition: slice,
      },
      workgroups: (sizes) => sliceSize(slice, sizes.groups),
      ...(active && { indirect: "dispatch" as const }),
      slice: slice.index,
      constants: ({ groupSize }) => ({
        STACK,
        SPLINE: Number(spline),
        ...multipoleConstants(cells),
        ...(cells.hexadecapole && { HIGH: 4 * LANES }),
        BODIES: groupSize / LANES,
        OPENING: openingNumber(opening),
        ...ontoConstants({ active }),
      }),
    });

/** By Bonsai's criterion. */
export const walk = walkBy("bonsai");
