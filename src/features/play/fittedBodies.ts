/**
 * What a first run should need, by what computes: steps a frame, milliseconds of the frame, powers of two between which the
 * number of bodies is chosen. A chip holds 60 frames a second with two steps each, in six tenths of the time; a processor
 * 20 with one step, since a picture there is half the work.
 */
const AIMS = {
  chip: { steps: 2, ms: 0.6 * (1000 / 60), least: 13, most: 19 },
  processor: { steps: 1, ms: 50, least: 11, most: 16 },
};

/**
 * Number of bodies with which this machine moves well, from what a run with `bodies` bodies cost. Both costs grow a little
 * faster than the number of bodies; the margin covers the logarithm.
 */
export function fittedBodies(bodies: number, stepMs: number, drawMs: number, by: keyof typeof AIMS): number {
  const { steps, ms, least, most } = AIMS[by];
  const cost = (n: number) => {
    const more = n / bodies;
    // Below some size a step costs the same: launching its passes is all there is to it.
    return steps * stepMs * Math.max(more, 0.35) + drawMs * Math.max(more, 0.5);
  };
  let best = 2 ** least;
  for (let power = least; power <= most; power++) {
    if (cost(2 ** power) <= ms) best = 2 ** power;
  }
  return best;
}
