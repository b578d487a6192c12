/**
 * The force error tau that one cell may cause, over the acceleration, so that opening by error at theta is no worse than
 * Bonsai's criterion at the same theta.
 */
export function toleranceOf(theta: number, groupSize: number): number {
  return (groupSize > 32 ? TAU : SMALL_TAU) * (theta / 0.75) ** TAU_POWER;
}

/**
 * The part of tau allowed to a cell in the local expansion: such cells are many, and what the expansion drops of them may point the same way, so that
 * their errors add up where those of other cells cancel.
 */
export function farShareOf(theta: number): number {
  return FAR_SHARE * (0.75 / theta);
}

// Tuned so that median, 99th, 99.9th percentile and maximum of the error are at or below Bonsai's at theta 0.4 to 0.9 on spheres, discs, shells,
// clumps, collisions and clustered boxes (bench/distributions.ts), and the net force of the errors on each galaxy of a merger no larger than with
// the cruder bounds of old. Smaller groups take more of the field from few expansions.
const TAU = 0.065;
const SMALL_TAU = 0.04;
const TAU_POWER = 7;
const FAR_SHARE = 0.06;

/** Softening lengths within which a cell may not join the expansion, whose higher orders take the potential as harmonic. */
export const FAR_SOFTENING = 10;

/** Squared distance below which the fourth derivatives of 1/r, 105 / r^9, leave float32: no expansion there either. */
export const FAR_OVERFLOW = 1e-8;

/** Links to brothers that the stack of a walk holds. Less memory lets more walks run at once, but 80 slows those of small theta. */
export const STACK = 112;
