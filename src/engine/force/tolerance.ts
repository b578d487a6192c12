import type { Multipole } from "../settings.ts";

/** For groups of 64 bodies: theta, tau, and the part of it for a cell in the expansion. In between, on straight lines of logarithms. */
const TUNED = [
  [0.4, 8e-4, 0.11],
  [0.5, 2.4e-3, 0.13],
  [0.6, 6.8e-3, 0.12],
  [0.75, 5.4e-2, 0.1],
  [0.9, 0.17, 0.08],
] as const;
/** Groups of 32 take more of the field from few expansions; tau below and above the table goes by this power too. */
const SMALL_TAU = 0.04;
const SMALL_SHARE = 0.06;
const POWER = 7;

// Tuned so that median, 99th, 99.9th percentile and maximum of the error are at or below Bonsai's at theta 0.4 to 0.9 on spheres, discs, shells,
// clumps, collisions and clustered boxes (bench/distributions.ts), and the net force of the errors on each galaxy of a merger no larger than with
// the cruder bounds of old. The clumps' median decides, whose growth with theta follows no power.

/** Of a cell that acts by its mass alone: what it drops has one sign along its axis, and cancels less from cell to cell. */
const BY_MASS = 0.8;

/**
 * The force error tau that one cell may cause, over the acceleration, so that opening by error at theta is no worse than
 * Bonsai's criterion at the same theta.
 */
export function toleranceOf(theta: number, groupSize: number, multipole: Multipole = "quadrupole"): number {
  const tau = groupSize > 32 ? tuned(theta, 1) : SMALL_TAU * (theta / 0.75) ** POWER;
  return multipole === "monopole" ? BY_MASS * tau : tau;
}

/**
 * The part of tau allowed to a cell in the local expansion: such cells are many, and what the expansion drops of them may point the same way, so that
 * their errors add up where those of other cells cancel.
 */
export function farShareOf(theta: number, groupSize: number): number {
  return groupSize > 32 ? tuned(theta, 2) : SMALL_SHARE * (0.75 / theta);
}

function tuned(theta: number, column: 1 | 2): number {
  const [first, last] = [TUNED[0], TUNED.at(-1)!];
  const power = column === 1 ? POWER : 0;
  if (theta <= first[0]) return first[column] * (theta / first[0]) ** power;
  if (theta >= last[0]) return last[column] * (theta / last[0]) ** power;
  const k = TUNED.findIndex(([above]) => above >= theta);
  const [below, above] = [TUNED[k - 1]!, TUNED[k]!];
  const share = Math.log(theta / below[0]) / Math.log(above[0] / below[0]);
  return below[column] * (above[column] / below[column]) ** share;
}

/** Links to runs of siblings that the stack of a walk holds. Less memory lets more walks run at once, but 80 slows those of small theta. */
export const STACK = 112;
