import { CONSTANTS } from "../../gpu/constants.gen.ts";
import type { Settings } from "../settings.ts";
import { LANES } from "./sizes.ts";
import type { DispatchIndex } from "./spec.ts";

const { OPENING_BONSAI, OPENING_DISTANCE, OPENING_CUBE_GAP, OPENING_BMAX, OPENING_ERROR } = CONSTANTS.criterion;
const NUMBERS = {
  bonsai: OPENING_BONSAI,
  distance: OPENING_DISTANCE,
  cubeGap: OPENING_CUBE_GAP,
  bmax: OPENING_BMAX,
  error: OPENING_ERROR,
};
/** How a walk decides that a cell acts as a whole: an opening criterion. */
export type Opening = keyof typeof NUMBERS;

/** Its number for the override OPENING. */
export const openingNumber = (opening: Opening): number => NUMBERS[opening];

/** Whom forces act on. */
export interface Targets {
  /** Bodies of another set than the sources; they stand in the buffer `targets`. */
  readonly foreign?: boolean;
  /** Added to the accelerations that are there. */
  readonly add?: boolean;
  /** Only bodies that are marked in `awake`, by the list that build/activeGroups makes. */
  readonly active?: boolean;
  /** With `active`: each half of a group of 64 that has some walks by itself. */
  readonly halves?: boolean;
}

/** What is compiled into the stages that compute forces. */
export interface ForceVariant extends Targets {
  /** Softening by the cubic spline instead of Plummer's. */
  readonly spline: boolean;
  /** Whether cells act by their quadrupole beside their mass. */
  readonly quadrupole: boolean;
  /** Whether they act by their third and fourth moments too. */
  readonly hexadecapole?: boolean;
  /** Whether they act from the boxes about a periodic one too. */
  readonly images?: boolean;
  /** Which part of a long stage. */
  readonly slice: DispatchIndex;
}

/** Plummer softening, quadrupoles, in one piece. */
export const PLAIN: ForceVariant = { spline: false, quadrupole: true, slice: { index: 0, last: 0 } };

/** What settings have compiled into them, in one piece. */
export const variantOf = ({ kernel, multipole }: Pick<Settings, "kernel" | "multipole">): ForceVariant => ({
  ...PLAIN,
  spline: kernel === "spline",
  quadrupole: multipole !== "monopole",
  hexadecapole: multipole === "hexadecapole",
});

/** The overrides of shaders/shared/targets.wgsl. */
export const targetConstants = ({ foreign = false, add = false, active = false }: Targets) => ({
  FOREIGN: Number(foreign),
  ADD: Number(add),
  ACTIVE: Number(active),
});

/** Bodies a lane of a walk, and whether it knows of halves of groups. */
export const groupConstants = (groupSize: number, { halves = false }: Targets) => ({
  BODIES: halves ? 1 : groupSize / LANES,
  HALVES: Number(halves),
});

/** How many of the `parts` workgroups that share a group or a sum there are: one where targets are foreign, or only some are walked. */
export const partsFor = (parts: number, { foreign = false, active = false }: Targets) =>
  foreign || active ? 1 : parts;

/** Walks at most, for as many groups and parts of each. */
export const mostWalks = (groups: number, { halves = false }: Targets) => (halves ? 2 : 1) * groups;

/** What cells act by, as the overrides of the stages that read moments. */
export const multipoleConstants = ({
  quadrupole,
  hexadecapole = false,
}: Pick<ForceVariant, "quadrupole" | "hexadecapole">) => ({
  QUADRUPOLE: Number(quadrupole),
  HEXADECAPOLE: Number(hexadecapole),
});

/** `count` equal parts of a stage. */
export function slicesOf(variant: ForceVariant, count: number): ForceVariant[] {
  return Array.from({ length: count }, (_, index) => ({ ...variant, slice: { index, last: count - 1 } }));
}

/** How many of `count` workgroups a slice has. */
export function sliceSize(slice: DispatchIndex, count: number): number {
  return Math.ceil(count / (slice.last + 1));
}
