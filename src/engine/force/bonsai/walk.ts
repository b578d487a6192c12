import {
  type ForceVariant,
  groupConstants,
  mostWalks,
  multipoleConstants,
  openingNumber,
  PLAIN,
  sliceSize,
  targetConstants,
} from "../../state/forceVariant.ts";
import { LANES } from "../../state/sizes.ts";
import { define } from "../../state/spec.ts";
import { STACK } from "../stack.ts";

/** The tree seen from groups of 64 bodies, by a criterion that looks at nothing but geometry. */
export const walkBy =
  (opening: "bonsai" | "distance") =>
  ({ spline, slice, quadrupole, hexadecapole = false, ...onto }: ForceVariant = PLAIN) =>
    define({
      stage: "force/bonsai/walk",
      bind: {
        posMass: onto.foreign ? "sourcePosMass" : "posMass",
        nodeBox: onto.foreign ? "targets" : "nodeBox",
        groupList: onto.active ? "activeList" : "groupList",
        dispatch: slice,
      },
      workgroups: (sizes) => sliceSize(slice, mostWalks(sizes.groups, onto)),
      slice: slice.index,
      constants: ({ groupSize }) => ({
        STACK,
        SPLINE: Number(spline),
        ...multipoleConstants({ quadrupole, hexadecapole }),
        ...(hexadecapole && { HIGH: 4 * LANES }),
        ...groupConstants(groupSize, onto),
        OPENING: openingNumber(opening),
        ...targetConstants(onto),
      }),
    });

/** By Bonsai's criterion. */
export const walk = walkBy("bonsai");
