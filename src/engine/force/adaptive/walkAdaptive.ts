import {
  type ForceVariant,
  groupConstants,
  mostWalks,
  multipoleConstants,
  PLAIN,
  partsFor,
  sliceSize,
  targetConstants,
} from "../../state/forceVariant.ts";
import { LANES } from "../../state/sizes.ts";
import { define } from "../../state/spec.ts";
import { STACK_WITH_FAR } from "./tolerance.ts";

/** The walk that weighs every cell's error against the group's acceleration. */
export const walkAdaptive = ({
  spline,
  quadrupole,
  hexadecapole = false,
  images = false,
  slice,
  ...onto
}: ForceVariant = PLAIN) =>
  define({
    stage: "force/adaptive/walkAdaptive",
    row: "walk",
    bind: {
      posMass: onto.foreign ? "sourcePosMass" : "posMass",
      velocity: onto.foreign ? "targets" : "velocity",
      groupList: onto.active ? "activeList" : "groupList",
      dispatch: slice,
    },
    workgroups: ({ groups, parts }) => sliceSize(slice, mostWalks(groups * partsFor(parts, onto), onto)),
    slice: slice.index,
    constants: ({ groupSize, parts, ordered }) => ({
      ORDERED: Number(ordered === true && !onto.foreign && !onto.active),
      STACK: STACK_WITH_FAR,
      SPLINE: Number(spline),
      IMAGES: images ? 27 : 1,
      ...multipoleConstants({ quadrupole, hexadecapole }),
      ...(hexadecapole && { HIGH: 4 * LANES }),
      ...groupConstants(groupSize, onto),
      PARTS: partsFor(parts, onto),
      ...targetConstants(onto),
    }),
  });
