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
import { STACK } from "../adaptive/tolerance.ts";
import { alone, type Solver } from "../solver.ts";

/** The tree seen from groups of 64 bodies, by a criterion that looks at nothing but geometry. */
export const walkBy =
  (opening: "bonsai" | "distance") =>
  (variant: ForceVariant = PLAIN) =>
    define({
      stage: "force/bonsai/walk",
      bind: {
        posMass: variant.foreign ? "sourcePosMass" : "posMass",
        nodeBox: variant.foreign ? "targets" : "nodeBox",
        groupList: variant.active ? "activeList" : "groupList",
        dispatch: variant.slice,
      },
      workgroups: ({ groups }) => sliceSize(variant.slice, mostWalks(groups, variant)),
      slice: variant.slice.index,
      constants: ({ groupSize }) => ({
        STACK,
        SPLINE: Number(variant.spline),
        ...multipoleConstants(variant),
        ...(variant.hexadecapole && { HIGH: 4 * LANES }),
        ...groupConstants(groupSize, variant),
        OPENING: openingNumber(opening),
        ...targetConstants(variant),
      }),
    });

/** By Bonsai's criterion. */
export const walk = walkBy("bonsai");

export const bonsai: Solver = {
  name: "bonsai",
  title: "Bonsai's tree",
  help: "Barnes-Hut octree with quadrupoles, walked by groups of 64 bodies with the opening criterion of Bedorf, Gaburov & Portegies Zwart 2012, Eq. 1.",
  use: "To compare with Bonsai.",
  opening: "bonsai",
  passes: alone(walk),
  clumpError: 3e-3,
};
