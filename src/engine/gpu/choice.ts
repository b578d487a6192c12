import type { Round } from "./workspace.ts";

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
