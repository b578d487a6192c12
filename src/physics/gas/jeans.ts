/** Newton's constant in cgs units. */
export const GRAVITY = 6.6743e-8;

/** A floor of the pressure: gas stays so warm that Jeans' length is some lengths that a run can tell apart, and lumps of it are no noise of its particles. */
export interface JeansFloor {
  /** Jeans' length is at least so many times the larger of softening and smoothing length. */
  readonly lengths: number;
  /** Softening of gravity, in the gas' unit of length. */
  readonly softening: number;
}

/**
 * Least internal energy over density and the square of that larger length: P = N^2 G rho^2 L^2 / (gamma pi) (Robertson & Kravtsov 2008; AGORA: Kim et al.
 * 2016). In units of the gas, of which `cgs` says what density and time are.
 */
export function jeansSlope(
  { lengths }: JeansFloor,
  cgs: { readonly density: number; readonly time: number },
  gamma: number,
): number {
  return (lengths ** 2 * GRAVITY * cgs.density * cgs.time ** 2) / (Math.PI * gamma * (gamma - 1));
}
