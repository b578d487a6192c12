/** A floor of the pressure: gas stays so warm that Jeans' length is some lengths that a run can tell apart, and lumps of it are no noise of its particles. */
export interface JeansFloor {
  /** Jeans' length is at least so many times the larger of softening and smoothing length. */
  readonly lengths: number;
  /** Softening of gravity, and Newton's constant, in the gas' units. */
  readonly softening: number;
  readonly gravity: number;
}

/**
 * Least internal energy over density and the square of that larger length: P = N^2 G rho^2 L^2 / (gamma pi) (Robertson & Kravtsov 2008; AGORA: Kim et al.
 * 2016).
 */
export function jeansSlope({ lengths, gravity }: JeansFloor, gamma: number): number {
  return (lengths ** 2 * gravity) / (Math.PI * gamma * (gamma - 1));
}
