/** Steps a frame, frames a second, and share of the frame's time that a first run should need. */
const STEPS = 2;
const BUDGET_MS = 1000 / 60;
const SHARE = 0.6;

/** Powers of two between which the choice is made. */
const LEAST = 13;
const MOST = 19;

/**
 * Number of bodies with which this machine holds 60 frames a second with two steps each, from what a run with `bodies`
 * bodies cost. Both costs grow a little faster than the number of bodies; the margin covers the logarithm.
 */
export function suitableBodies(bodies: number, stepMs: number, drawMs: number): number {
  const cost = (n: number) => {
    const more = n / bodies;
    // Below some size a step costs the same: launching its passes is all there is to it.
    return STEPS * stepMs * Math.max(more, 0.35) + drawMs * Math.max(more, 0.5);
  };
  let best = 2 ** LEAST;
  for (let power = LEAST; power <= MOST; power++) {
    if (cost(2 ** power) <= SHARE * BUDGET_MS) best = 2 ** power;
  }
  return best;
}
