/** Parts of a step at most. */
const MOST_PARTS = 4096;

/**
 * In how many equal parts a step is made that gas allows to be `limit` long: a power of two. Throws one line where that would be too many: some gas is too hot, or
 * too dense, for what the run resolves.
 */
export function partsOf(limit: number, timestep: number): number {
  if (!(limit > 0))
    throw new Error(
      `gas allows steps of ${limit}; look for bodies with an internal energy or a velocity that is not finite`,
    );
  let parts = 1;
  while (timestep / parts > limit) {
    parts *= 2;
    if (parts > MOST_PARTS)
      throw new Error(
        `gas allows steps of ${limit.toPrecision(3)}, 1/${MOST_PARTS} of the time step of ${timestep} at least: take a shorter one, or look for a body that is too hot`,
      );
  }
  return parts;
}
