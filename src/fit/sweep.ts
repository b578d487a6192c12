import type { Ranges } from "./ranges.ts";
import type { Trials } from "./trials.ts";

/** Spins of a disc that are tried: on a hemisphere where the sense is known, else twice as many on the sphere. Neighbours are some 30 degrees apart. */
const SPINS = 24;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** Coordinates of spins that are spread evenly (a Fibonacci lattice), as `encounterAt` takes them. */
export function spinsEvenly(known: boolean): readonly (readonly [number, number])[] {
  const count = known ? SPINS : 2 * SPINS;
  return Array.from({ length: count }, (_, k) => {
    const share = (k + 0.5) / count;
    const longitude = GOLDEN * k;
    if (known) {
      const rim = 0.5 * Math.sqrt(share);
      return [0.5 + rim * Math.cos(longitude), 0.5 + rim * Math.sin(longitude)];
    }
    return [longitude / (2 * Math.PI), Math.acos(1 - 2 * share) / (2 * Math.PI)];
  });
}

/** A point with its score. */
export interface Scored {
  readonly at: Float64Array;
  readonly score: number;
}

/**
 * Of each point the better one with other spins: all of one disc, then all of the other. Which orbit was right is told by no spin but its own, and the picture of
 * a disc depends on the orbit and on its own spin alone.
 */
export async function sweepSpins(
  trials: Trials,
  { sense }: Ranges,
  points: readonly Scored[],
  restart: number,
): Promise<Scored[]> {
  let best = [...points];
  for (let g = 0; g < 2 && trials.goesOn && !trials.chosen && best.length > 0; g++) {
    const spins = spinsEvenly(sense[g] !== 0);
    const turned = best.flatMap(({ at }) =>
      spins.map(([a, b]) => {
        const other = at.slice();
        [other[8 + g], other[10 + g]] = [a, b];
        return { at: other, restart, generation: g };
      }),
    );
    const scores = await trials.try(turned);
    best = best.map((point, i) =>
      spins.reduce<Scored>((top, _, k) => {
        const j = spins.length * i + k;
        return scores[j]! > top.score ? { at: turned[j]!.at, score: scores[j]! } : top;
      }, point),
    );
  }
  return best;
}
