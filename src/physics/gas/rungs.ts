import { nearest } from "./clusters.ts";
import type { Gas } from "./gas.ts";
import type { Neighbours } from "./neighbours.ts";

// A particle on rung r takes 2^r steps while the run takes one. The deepest rung in use makes 2^depth block steps of that one.

/** The deepest rung that there is, as for bodies in trees (shaders/shared/rungs.wgsl). */
export const DEEPEST_RUNG = 12;

/** A step is at most so many times that of a neighbour, two rungs (Saitoh & Makino 2009). */
export const STEPS_APART = 4;

/** The rung whose step is the longest within `limit`; `DEEPEST_RUNG + 1`: there is none. */
export function rungWithin(limit: number, timestep: number): number {
  let rung = 0;
  while (rung <= DEEPEST_RUNG && !(timestep / 2 ** rung <= limit)) rung++;
  return rung;
}

/** Block steps from one own step to the next. */
export const spanOf = (rung: number, depth: number): number => 2 ** (depth - rung);

/** The least rung that is deep enough, and one of whose steps begins at block step `now`. */
export function rungAt(now: number, wanted: number, depth: number): number {
  let rung = wanted;
  while (now % spanOf(rung, depth) !== 0) rung++;
  return rung;
}

/**
 * Lowers in `most` how long steps of neighbours of active particles may be, where `limit` is what these may take. Nor may they be longer than Courant's
 * condition has it at the signal speed of the pair: a neighbour in a long step doesn't know yet what comes upon it.
 */
export function tellNeighbours(
  gas: Gas,
  { clusters, start, list }: Neighbours,
  active: Uint8Array,
  limit: Float64Array,
  most: Float64Array,
): void {
  const { smoothing, settings } = gas;
  for (const [o, i] of clusters.order.entries()) {
    if (active[i] === 0) continue;
    const theirs = STEPS_APART * limit[i]!;
    for (let k = start[o]!; k < start[o + 1]!; k++) {
      const j = list[k]!;
      const reach = Math.max(smoothing[i]!, smoothing[j]!);
      const { r2, speed } = between(gas, i, j);
      if (r2 >= reach * reach || r2 === 0) continue;
      const courant = (2 * settings.courant * smoothing[j]!) / speed;
      // Without pressure and motion there is no speed.
      most[j] = Math.min(most[j]!, theirs, speed > 0 ? courant : theirs);
    }
  }
}

/** Of a pair, its distance squared and its signal speed, as in `findGradients`. */
function between({ position, velocity, sound, expansion, box }: Gas, i: number, j: number) {
  let r2 = 0;
  let along = 0;
  for (let axis = 0; axis < 3; axis++) {
    const d = nearest(position[3 * i + axis]! - position[3 * j + axis]!, box[axis]!);
    r2 += d * d;
    along += d * (velocity[3 * i + axis]! - velocity[3 * j + axis]!);
  }
  along += expansion * r2;
  return { r2, speed: sound[i]! + sound[j]! - (along < 0 ? (3 * along) / Math.sqrt(r2) : 0) };
}
