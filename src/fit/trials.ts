import type { Encounter } from "./encounter.ts";
import { REASONS, type Reason, type Refusal, type Refused } from "./plausible.ts";
import { encounterAt, type Ranges } from "./ranges.ts";
import type { Score } from "./score.ts";

/** A model that was run, and how well it looks like the picture. */
export interface Tried extends Score {
  readonly encounter: Encounter;
  /** Its point of the search (`encounterAt`). */
  readonly at: Float64Array;
  /** Which climb it belongs to, from 1, and which generation of it; 0: before all climbs. */
  readonly restart: number;
  readonly generation: number;
}

/** Scores many encounters at once, in their order. */
export type Evaluate = (encounters: readonly Encounter[]) => Promise<readonly Score[]>;

export interface SearchOptions {
  readonly ranges: Ranges;
  readonly seed: number;
  /** Models of a generation, of all climbs together. */
  readonly population: number;
  /** Models in all: exactly so many, unless it is stopped or finds too few that are plausible. */
  readonly models: number;
  /** Models that are taken evenly, of which climbs start at the best (default: 15 %, at most 15 000). */
  readonly first?: number;
  /** Why an encounter is not run; all are where this is left out. */
  readonly refusal?: (encounter: Encounter) => Refusal | null;
  readonly signal?: AbortSignal;
  /** After each generation: its models, and how many were run. A point that it returns is one that a person chose: the search goes on around it. */
  readonly progress?: (generation: readonly Tried[], run: number) => ArrayLike<number> | undefined;
}

/** All models that were run, and how many encounters were refused before. */
export interface Searched {
  readonly tried: readonly Tried[];
  readonly refused: Refused;
}

/** A point that is to be tried. */
export type Point = Pick<Tried, "at" | "restart" | "generation">;

/** Encounters that are looked at for each model at most: where almost all are refused, a search ends. */
const MOST_LOOKED_AT = 300;

/** What a search tries: points whose encounters are run and scored, or refused. */
export class Trials implements Searched {
  readonly tried: Tried[] = [];
  readonly refused = Object.fromEntries(Object.keys(REASONS).map((why) => [why, 0])) as Record<Reason, number>;
  /** The best score. */
  top = -Infinity;
  /** What a person chose last; who goes on from there sets it back. */
  chosen: ArrayLike<number> | undefined;
  readonly #evaluate: Evaluate;
  readonly #options: SearchOptions;
  #looked = 0;

  constructor(evaluate: Evaluate, options: SearchOptions) {
    this.#evaluate = evaluate;
    this.#options = options;
  }

  get goesOn(): boolean {
    const { models, signal } = this.#options;
    return this.tried.length < models && !signal?.aborted && this.#looked < MOST_LOOKED_AT * models;
  }

  /** The encounter at a point, or why it is refused. */
  look(at: Float64Array): Encounter | Refusal {
    const { ranges, refusal } = this.#options;
    const encounter = encounterAt(ranges, at);
    const no = refusal?.(encounter) ?? null;
    this.#looked++;
    if (no) this.refused[no.why]++;
    return no ?? encounter;
  }

  /** Runs points that were looked at, as far as there are models left, and returns the scores of all: below 0 where refused, the farther from plausible the lower. */
  async run(points: readonly (Point & { readonly found: Encounter | Refusal })[]): Promise<number[]> {
    const plausible = points
      .flatMap(({ found, at, restart, generation }) =>
        "why" in found ? [] : [{ encounter: found, at, restart, generation }],
      )
      .slice(0, this.#options.models - this.tried.length);
    if (plausible.length === 0) return points.map(({ found }) => ("why" in found ? -found.by : 0));
    const scores = await this.#evaluate(plausible.map(({ encounter }) => encounter));
    const these = plausible.map((one, i) => ({ ...scores[i]!, ...one }));
    for (const one of these) {
      this.tried.push(one);
      this.top = Math.max(this.top, one.score);
    }
    this.chosen = this.#options.progress?.(these, this.tried.length) ?? this.chosen;
    const each = scores.values();
    return points.map(({ found }) => ("why" in found ? -found.by : (each.next().value?.score ?? 0)));
  }

  /** Looks at points and runs them. */
  try(points: readonly Point[]): Promise<number[]> {
    return this.run(points.map((point) => ({ ...point, found: this.look(point.at) })));
  }
}
