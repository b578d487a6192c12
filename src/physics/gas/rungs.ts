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

/** Lowers in `most` how long steps of neighbours of active particles may be, where `limit` is what these may take. */
export function tellNeighbours(
  gas: Gas,
  { start, list }: Neighbours,
  active: Uint8Array,
  limit: Float64Array,
  most: Float64Array,
): void {
  const { count, smoothing } = gas;
  for (let i = 0; i < count; i++) {
    const theirs = STEPS_APART * limit[i]!;
    if (active[i] === 0) continue;
    for (let k = start[i]!; k < start[i + 1]!; k++) {
      const j = list[k]!;
      if (most[j]! <= theirs) continue;
      const reach = Math.max(smoothing[i]!, smoothing[j]!);
      if (distance2(gas, i, j) < reach * reach) most[j] = theirs;
    }
  }
}

function distance2({ position, box }: Gas, i: number, j: number): number {
  let sum = 0;
  for (let axis = 0; axis < 3; axis++) {
    const d = nearest(position[3 * i + axis]! - position[3 * j + axis]!, box[axis]!);
    sum += d * d;
  }
  return sum;
}
