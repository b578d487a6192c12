import type { Multipole } from "../settings.ts";

/** For groups of 64 bodies, in between on straight lines of logarithms. */
const TUNED = [
  { theta: 0.4, tau: 6e-4, farShare: 0.16, angle: 0.5, ownPull: 10 },
  { theta: 0.5, tau: 1.5e-3, farShare: 0.195, angle: 0.65, ownPull: 10 },
  { theta: 0.6, tau: 6.8e-3, farShare: 0.12, angle: 0.5, ownPull: 1 },
  { theta: 0.75, tau: 5.4e-2, farShare: 0.1, angle: 0.5, ownPull: 1 },
  { theta: 0.9, tau: 0.17, farShare: 0.08, angle: 0.5, ownPull: 1 },
] as const;
/** Groups of 32 take more of the field from few expansions; tau below and above the table goes by this power too. */
const SMALL_TAU = 0.04;
const SMALL_SHARE = 0.06;
const SMALL_ANGLE = 0.5;
const POWER = 7;

// Tuned so that median, 99th, 99.9th percentile and maximum of the error are at or below Bonsai's at theta 0.4 to 0.9 on spheres, discs, shells,
// clumps, collisions and clustered boxes (bench/distributions.ts), and that at 0.5 no step takes longer. The clumps' median decides, whose growth
// with theta follows no power. What makes the shell as fast at 0.75 as well makes Plummer spheres slower there (docs/PERFORMANCE).

/** Of a cell that acts by its mass alone: what it drops has one sign along its axis, and cancels less from cell to cell. */
const BY_MASS = 0.8;

/**
 * The force error tau that one cell may cause, over the acceleration, so that opening by error at theta is no worse than
 * Bonsai's criterion at the same theta.
 */
export function toleranceOf(theta: number, groupSize: number, multipole: Multipole = "quadrupole"): number {
  const tau = groupSize > 32 ? tuned(theta, "tau", POWER) : SMALL_TAU * (theta / 0.75) ** POWER;
  return multipole === "monopole" ? BY_MASS * tau : tau;
}

/**
 * The part of tau allowed to a cell in the local expansion: such cells are many, and what the expansion drops of them may point the same way, so that
 * their errors add up where those of other cells cancel.
 */
export function farShareOf(theta: number, groupSize: number): number {
  return groupSize > 32 ? tuned(theta, "farShare") : SMALL_SHARE * (0.75 / theta);
}

/**
 * A cell whose radius over its distance is less acts whatever its error: where forces cancel no error is small enough, and one such body must not open
 * everything for its group. Bonsai's criterion lets cells up to 0.87 theta act.
 */
export function angleOf(theta: number, groupSize: number): number {
  return theta * (groupSize > 32 ? tuned(theta, "angle") : SMALL_ANGLE);
}

/** How many times what a group's own bodies pull at its edge counts as its acceleration (shaders/shared/opening). */
export function ownPullOf(theta: number, groupSize: number): number {
  return groupSize > 32 ? tuned(theta, "ownPull") : 0;
}

function tuned(theta: number, column: "tau" | "farShare" | "angle" | "ownPull", power = 0): number {
  const [first, last] = [TUNED[0], TUNED.at(-1)!];
  if (theta <= first.theta) return first[column] * (theta / first.theta) ** power;
  if (theta >= last.theta) return last[column] * (theta / last.theta) ** power;
  const k = TUNED.findIndex((above) => above.theta >= theta);
  const [below, above] = [TUNED[k - 1]!, TUNED[k]!];
  const share = Math.log(theta / below.theta) / Math.log(above.theta / below.theta);
  return below[column] * (above[column] / below[column]) ** share;
}

/** Links to runs of siblings that the stack of a walk holds. Less memory lets more walks run at once, but 80 slows those of small theta. */
export const STACK = 112;
