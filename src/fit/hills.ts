import type { Random } from "../data/models/random.ts";
import { CovarianceSearch } from "./cmaes.ts";
import { encounterAt, type Ranges, reflected } from "./ranges.ts";
import { spinOf } from "./spin.ts";
import type { Scored } from "./sweep.ts";

/** Numbers of a point that are not angles. */
const STRAIGHT = 8;
/** Models less far apart than this (the mean is 1.5) climb the same hill. */
const DISTINCT = 0.5;

/** How unlike two points are: in their numbers as shares of the ranges, and in their discs' spins (opposite ones differ by 1). */
export function unlikeness(ranges: Ranges, a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let k = 0; k < STRAIGHT; k++) sum += (reflected(a[k]!) - reflected(b[k]!)) ** 2;
  const [one, two] = [encounterAt(ranges, a), encounterAt(ranges, b)];
  for (const g of [0, 1] as const) {
    const [s, t] = [spinOf(one, g), spinOf(two, g)];
    sum += (1 - s[0] * t[0] - s[1] * t[1] - s[2] * t[2]) / 2;
  }
  // A point is like itself, however spins of length 1 are rounded.
  return Math.sqrt(Math.max(0, sum));
}

/** The first of the points, the best before the others, that is unlike all of those where a climb began. */
export const nextStart = <T extends { readonly at: ArrayLike<number> }>(
  ranges: Ranges,
  points: readonly T[],
  begun: readonly ArrayLike<number>[],
): T | undefined => points.find(({ at }) => begun.every((other) => unlikeness(ranges, at, other) > DISTINCT));

/** Spread of the first generation, in shares of the ranges. */
const SIGMA = 0.15;
/** A climb has ended where its generations have shrunk to this, or its best score has risen by less than `RISE` in so many generations. */
const SHRUNK = 0.004;
const PATIENCE = 25;
const RISE = 0.002;
/** One that is this far below the best of all ends after so few. */
const BEHIND = 0.85;
const LESS_PATIENCE = 10;

/** A climb by CMA-ES from one point. */
export class Hill {
  readonly number: number;
  readonly search: CovarianceSearch;
  generation = 0;
  /** The best point so far. */
  best: Scored;
  #reached = -Infinity;
  #rose = 0;

  constructor(number: number, start: ArrayLike<number>, size: number, random: Random, sigma = SIGMA) {
    this.number = number;
    this.search = new CovarianceSearch(start, sigma, size, random);
    this.best = { at: Float64Array.from(start), score: -Infinity };
  }

  /** Scores of what the search asked last, below 0 where refused. */
  tell(asked: readonly { readonly at: Float64Array }[], scores: readonly number[]): void {
    this.search.tell(scores);
    this.generation++;
    const score = Math.max(...scores);
    if (score > this.best.score) this.best = { at: asked[scores.indexOf(score)]!.at, score };
    if (score < this.#reached + RISE) return;
    this.#reached = score;
    this.#rose = this.generation;
  }

  /** Whether nothing more is to be expected of it, where `top` is the best score of all. */
  ended(top: number): boolean {
    const patience = this.worthAgain(top) ? PATIENCE : LESS_PATIENCE;
    return this.search.spread < SHRUNK || this.generation - this.#rose > patience;
  }

  /** Whether it has come near the best score of all. */
  worthAgain(top: number): boolean {
    return this.best.score >= BEHIND * top;
  }
}
