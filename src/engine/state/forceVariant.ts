import type { Round } from "./workspace.ts";

const OPENINGS = ["bonsai", "distance", "error"] as const;
/** How a walk decides that a cell acts as a whole: an opening criterion. */
export type Opening = (typeof OPENINGS)[number];

/** Its number in shaders/shared/criterion.wgsl, the override OPENING. */
export const openingNumber = (opening: Opening): number => OPENINGS.indexOf(opening);

/** What is compiled into the stages that compute forces. */
export interface ForceChoice {
  /** Softening by the cubic spline instead of Plummer's. */
  readonly spline: boolean;
  /** Whether cells act by their quadrupole beside their mass. */
  readonly quadrupole: boolean;
  /** Which part of a long stage. */
  readonly slice: Round;
}

/** Plummer softening, quadrupoles, in one piece. */
export const PLAIN: ForceChoice = { spline: false, quadrupole: true, slice: { index: 0, last: 0 } };

/** `count` equal parts of a stage. */
export function slicesOf(choice: ForceChoice, count: number): ForceChoice[] {
  return Array.from({ length: count }, (_, index) => ({ ...choice, slice: { index, last: count - 1 } }));
}

/** How many of `count` workgroups a slice has. */
export function sliceSize(slice: Round, count: number): number {
  return Math.ceil(count / (slice.last + 1));
}
