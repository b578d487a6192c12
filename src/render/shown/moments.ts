/** Speeds along the line of sight that the sums of a map can hold, in units of the run's typical speed; what is faster counts as this. */
export const REACH = 6;

/**
 * How the sums of a map hold velocities: mass m, m (1 + w) / 2 and m w^2, with w = v / (REACH typical speeds) between -1 and 1, v along the
 * line of sight and positive where bodies recede. None is below 0: whole numbers without a sign add them up on a GPU.
 * Gives mean and standard deviation of w, weighted by mass; NaN where there is no mass.
 */
export function momentsOf(
  sums: ArrayLike<number>,
  at: number,
): { readonly velocity: number; readonly dispersion: number } {
  const mass = sums[at]!;
  const velocity = (2 * sums[at + 1]!) / mass - 1;
  return { velocity, dispersion: Math.sqrt(Math.max(0, sums[at + 2]! / mass - velocity * velocity)) };
}

/** Decades above the lowest mass per area that is shown in which velocities fade in. */
export const FADE = 0.5;
