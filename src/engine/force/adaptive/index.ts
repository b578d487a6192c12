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
import { alone, type Solver } from "../solver.ts";
import { STACK_WITH_FAR } from "./tolerance.ts";

/** The walk that weighs every cell's error against the group's acceleration. */
export const walkAdaptive = (variant: ForceVariant = PLAIN) =>
  define({
    stage: "force/adaptive/walkAdaptive",
    row: "walk",
    bind: {
      posMass: variant.foreign ? "sourcePosMass" : "posMass",
      velocity: variant.foreign ? "targets" : "velocity",
      groupList: variant.active ? "activeList" : "groupList",
      dispatch: variant.slice,
    },
    workgroups: ({ groups, parts }) => sliceSize(variant.slice, mostWalks(groups * partsFor(parts, variant), variant)),
    slice: variant.slice.index,
    constants: ({ groupSize, parts, ordered }) => ({
      ORDERED: Number(ordered === true && !variant.foreign && !variant.active),
      STACK: STACK_WITH_FAR,
      SPLINE: Number(variant.spline),
      IMAGES: variant.images ? 27 : 1,
      ...multipoleConstants(variant),
      ...(variant.hexadecapole && { HIGH: 4 * LANES }),
      ...groupConstants(groupSize, variant),
      PARTS: partsFor(parts, variant),
      ...targetConstants(variant),
    }),
  });

/** What the parts of each group's walk found, added up. */
export const join = define({
  stage: "force/adaptive/join",
  row: "walk",
  constants: ({ parts }) => ({ PARTS: parts }),
});

/** Of more bodies the last walks are a small part of all (H100, a Plummer sphere of 4 194 304: 6.72 ms a step in the order of the curve, 6.75 with long walks first). */
const MANY = 2 ** 20;
/** Up to so many bodies two workgroups share the walk of each group (H200: 16 384 bodies 0.105 instead of 0.140 ms; four are no faster, two no gain from 131 072 on). */
const FEW = 65_536;

/**
 * Into how many parts walks are shared out, and whether groups with long walks go first. A GPU holds two thirds of the walks of 131 072 bodies at a time, and
 * a long one that begins late is waited for (H100, shells of 131 072 and 1 048 576 bodies, walk: 0.262 to 0.222 ms at theta 0.4, 1.325 to 1.093 at 0.5; of
 * Plummer spheres 0.535 to 0.522 and 3.050 to 3.060 at 0.5).
 */
const shares: NonNullable<Solver["shares"]> = (n) => ({ parts: n <= FEW ? 2 : 1, ordered: n <= MANY });

export const adaptive: Solver = {
  name: "adaptive",
  title: "Adaptive tree",
  help: "Octree with quadrupoles that opens cells by their force error, and gathers far ones into one expansion per group; calibrated so that theta gives Bonsai's error at that theta.",
  use: "For almost everything: the least time for a given error.",
  opening: "error",
  passes: alone(walkAdaptive),
  join,
  shares,
  first: "bonsai",
  clumpError: 3e-3,
};
