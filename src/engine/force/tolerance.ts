/**
 * The force error tau that one cell may cause, over the acceleration, so that opening by error at theta is no worse than
 * Bonsai's criterion at the same theta.
 */
export function toleranceOf(theta: number, groupSize: number): number {
  return (groupSize > 32 ? TAU : SMALL_TAU) * (theta / 0.75) ** TAU_POWER;
}

// Tuned on Plummer spheres of 1 048 576 and 131 072 bodies on an H200 (docs/performance), and on the drift of energy in a
// merger of 240 002: smaller groups take more of the field from few expansions, whose errors last.
const TAU = 9.5e-3;
const SMALL_TAU = 6e-3;
const TAU_POWER = 5.9;

/** Part of tau allowed to a cell in the local expansion. */
export const FAR_SHARE = 0.1;

/** Softening lengths within which a cell may not join the expansion, whose higher orders take the potential as harmonic. */
export const FAR_SOFTENING = 6;

/** Squared distance below which the fourth derivatives of 1/r, 105 / r^9, leave float32: no expansion there either. */
export const FAR_OVERFLOW = 1e-8;

/** Links to brothers that the stack of a walk holds. Less memory lets more walks run at once, but 80 slows those of small theta. */
export const STACK = 112;
