/**
 * The force error tau that one cell may cause, over the acceleration, so that opening by error at theta is no worse than
 * Bonsai's criterion at the same theta.
 */
export function toleranceOf(theta: number): number {
  return TAU * (theta / 0.75) ** TAU_POWER;
}

const TAU = 8e-3;
const TAU_POWER = 6;

/** Part of tau allowed to a cell in the local expansion. */
export const FAR_SHARE = 0.12;

/** Softening lengths within which a cell may not join the expansion, whose higher orders take the potential as harmonic. */
export const FAR_SOFTENING = 6;

/**
 * Nodes that the stack of a walk holds. Small stacks keep more walks resident on a GPU, too small ones idle its lanes:
 * the fastest of 512, 640, 768 and 1024 on an H200.
 */
export const STACK = 512;
export const ADAPTIVE_STACK = 640;
