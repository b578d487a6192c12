import type { Multipole } from "../../settings.ts";

/** What the numbers below are tuned for: few bodies, or many in groups of 32 or 64. */
export type Tuning = "few" | 32 | 64;

/** Below so many bodies a step takes the time of its dispatches, whatever its walk opens: there own pulls don't count. */
const FEW = 8192;

/** Which of them a run takes. */
export function tuningOf(groupSize: number, n: number): Tuning {
  if (n < FEW) return "few";
  return groupSize > 32 ? 64 : 32;
}

/** Of many bodies, in between on straight lines of logarithms; tau below and above the table goes by POWER. */
const TUNED = {
  32: [
    { theta: 0.4, tau: 4.9e-4, farShare: 0.1125, angle: 0.52, ownPull: 36 },
    { theta: 0.5, tau: 2.3e-3, farShare: 0.09, angle: 0.5, ownPull: 28 },
    { theta: 0.6, tau: 7.4e-3, farShare: 0.085, angle: 0.5, ownPull: 35 },
    { theta: 0.75, tau: 4e-2, farShare: 0.06, angle: 0.5, ownPull: 45 },
    { theta: 0.9, tau: 0.129, farShare: 0.0556, angle: 0.5, ownPull: 35 },
  ],
  64: [
    { theta: 0.4, tau: 6.67e-4, farShare: 0.155, angle: 0.5, ownPull: 20 },
    { theta: 0.5, tau: 1.5e-3, farShare: 0.195, angle: 0.65, ownPull: 20 },
    { theta: 0.6, tau: 5.5e-3, farShare: 0.166, angle: 0.594, ownPull: 30 },
    { theta: 0.75, tau: 3.9e-2, farShare: 0.155, angle: 0.6, ownPull: 25 },
    { theta: 0.9, tau: 0.1, farShare: 0.15, angle: 0.5556, ownPull: 25 },
  ],
} as const;
/** Of few, at theta 0.75: tau goes by POWER, the part of the expansion by 1 / theta. */
const FEW_TAU = 0.04;
const FEW_SHARE = 0.06;
const FEW_ANGLE = 0.5;
const POWER = 7;

// Tuned so that median, 99th, 99.9th percentile and maximum of every body's error are at or below Bonsai's at theta 0.4 to 0.9 on spheres, discs, shells,
// clumps, collisions and clustered boxes (bench/distributions.ts), on the Milky Way, the Antennae and Dubinski's pair, and that a step takes no longer. The
// clumps' median decides, whose growth with theta follows no power; at 0.4 and 0.5 the galaxies' 99th percentile.

/** Of a cell that acts by its mass alone: what it drops has one sign along its axis, and cancels less from cell to cell. */
const BY_MASS = 0.8;

/**
 * The force error tau that one cell may cause, over the acceleration, so that opening by error at theta is no worse than
 * Bonsai's criterion at the same theta.
 */
export function toleranceOf(theta: number, tuning: Tuning, multipole: Multipole = "quadrupole"): number {
  const tau = tuning === "few" ? FEW_TAU * (theta / 0.75) ** POWER : tuned(theta, tuning, "tau", POWER);
  return multipole === "monopole" ? BY_MASS * tau : tau;
}

/**
 * The part of tau allowed to a cell in the local expansion: such cells are many, and what the expansion drops of them may point the same way, so that
 * their errors add up where those of other cells cancel.
 */
export function farShareOf(theta: number, tuning: Tuning): number {
  return tuning === "few" ? FEW_SHARE * (0.75 / theta) : tuned(theta, tuning, "farShare");
}

/**
 * A cell whose radius over its distance is less acts whatever its error: where forces cancel no error is small enough, and one such body must not open
 * everything for its group. Bonsai's criterion lets cells up to 0.87 theta act.
 */
export function angleOf(theta: number, tuning: Tuning): number {
  return theta * (tuning === "few" ? FEW_ANGLE : tuned(theta, tuning, "angle"));
}

/** How many times what a group's own bodies pull at its edge counts beside its acceleration (shaders/shared/opening). */
export function ownPullOf(theta: number, tuning: Tuning): number {
  return tuning === "few" ? 0 : tuned(theta, tuning, "ownPull");
}

function tuned(theta: number, tuning: 32 | 64, column: "tau" | "farShare" | "angle" | "ownPull", power = 0): number {
  const rows = TUNED[tuning];
  const [first, last] = [rows[0], rows.at(-1)!];
  if (theta <= first.theta) return first[column] * (theta / first.theta) ** power;
  if (theta >= last.theta) return last[column] * (theta / last.theta) ** power;
  const k = rows.findIndex((above) => above.theta >= theta);
  const [below, above] = [rows[k - 1]!, rows[k]!];
  const share = Math.log(theta / below.theta) / Math.log(above.theta / below.theta);
  return below[column] * (above[column] / below[column]) ** share;
}

/** Links to runs of siblings that the stack of a walk holds. Less memory lets more walks run at once, but 80 slows those of small theta. */
export const STACK = 112;

/** Links that the stack of a walk holds with room for the far cells of a tile: 96 links (H100, 1 048 576 bodies, theta 0.75 and 0.5: walks 1.385, 3.01 ms; with 112 1.415, 3.04). */
export const STACK_WITH_FAR = 128;
