import { CONSTANTS } from "../../../gpu/constants.gen.ts";
import {
  type ForceVariant,
  multipoleConstants,
  type Opening,
  openingNumber,
  PLAIN,
  sliceSize,
} from "../../state/forceVariant.ts";
import type { Sizes } from "../../state/sizes.ts";
import { type DispatchIndex, define } from "../../state/spec.ts";
import type { Solver } from "../solver.ts";

/** Groups whose lists one workgroup makes, and bodies of a group or a bucket at most. */
const { LIST_LANES } = CONSTANTS.listSlice;

/** Workgroups that make the lists of a slice (shaders/shared/listSlice). */
const listChunks = (slice: DispatchIndex) => (s: Sizes) => sliceSize(slice, Math.ceil(s.groups / LIST_LANES));

/** The row of a stage that slices repeat: stages that take turns share one. */
const rowOf = (stage: string, { last }: DispatchIndex): string => (last > 0 ? "walk" : stage);

/** How long the interaction list of each group is. */
export const listLengths = (opening: Opening, { spline, slice }: ForceVariant = PLAIN) =>
  define({
    stage: "force/octgrav/listLengths",
    row: rowOf("listLengths", slice),
    bind: { dispatch: slice },
    workgroups: listChunks(slice),
    slice: slice.index,
    constants: () => ({ OPENING: openingNumber(opening), SPLINE: Number(spline) }),
  });

/** Where the interaction list of each group begins. */
export const listStarts = ({ slice }: ForceVariant = PLAIN) =>
  define({
    stage: "force/octgrav/listStarts",
    row: rowOf("listStarts", slice),
    bind: { dispatch: slice },
    workgroups: () => 1,
  });

/** The interaction lists themselves. */
export const lists = (opening: Opening, { spline, slice }: ForceVariant = PLAIN) =>
  define({
    stage: "force/octgrav/lists",
    row: rowOf("lists", slice),
    bind: { dispatch: slice },
    workgroups: listChunks(slice),
    constants: () => ({ OPENING: openingNumber(opening), SPLINE: Number(spline) }),
  });

/** What the cells and bodies of its list do to each group. */
export const listForces = ({ spline, slice, ...cells }: ForceVariant = PLAIN) =>
  define({
    stage: "force/octgrav/listForces",
    row: rowOf("listForces", slice),
    bind: { dispatch: slice },
    workgroups: (s) => LIST_LANES * listChunks(slice)(s),
    constants: () => ({
      SPLINE: Number(spline),
      ...multipoleConstants(cells),
      ...(cells.hexadecapole && { HIGH: 4 * LIST_LANES }),
    }),
  });

/** Interaction lists in memory: counted, placed by a prefix sum, written, then used up. */
const listsBy = (opening: Opening) => (variant: ForceVariant) => [
  listLengths(opening, variant),
  listStarts(variant),
  lists(opening, variant),
  listForces(variant),
];

/** What both have of a solver. */
const IN_MEMORY = { buckets: true, lists: true, groupSize: 64, clumpError: 3e-3 } as const;

export const octgrav: Solver = {
  name: "octgrav",
  title: "Octgrav's lists",
  help: "Interaction lists of groups of 64 bodies, counted, placed and written to memory before they are used; leaves of up to 64 bodies; a cell acts as a whole where its size over the gap between its bounding cube and that of the group is below theta (Gaburov, Bédorf & Portegies Zwart 2010).",
  use: "To see what lists in memory cost, and to compare with Octgrav.",
  opening: "cubeGap",
  passes: listsBy("cubeGap"),
  ...IN_MEMORY,
};

export const octgravEq1: Solver = {
  name: "octgrav-eq1",
  title: "Octgrav's lists, Bonsai's criterion",
  help: "The same lists with the opening criterion of Bedorf, Gaburov & Portegies Zwart 2012, Eq. 1, as in the galaxy merger of that paper.",
  use: "For comparing lists and Bonsai's walk at the same criterion.",
  opening: "bonsai",
  passes: listsBy("bonsai"),
  ...IN_MEMORY,
};
