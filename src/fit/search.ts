import { Random } from "../data/models/random.ts";
import type { Encounter } from "./encounter.ts";
import { Hill, nextStart } from "./hills.ts";
import { REASONS, type Reason, type Refusal, type Refused } from "./plausible.ts";
import { encounterAt, type Ranges, SEARCHED } from "./ranges.ts";
import type { Score } from "./score.ts";

/** A model that was run, and how well it looks like the picture. */
export interface Tried extends Score {
  readonly encounter: Encounter;
  /** Its point of the search (`encounterAt`). */
  readonly at: Float64Array;
  /** Which climb it belongs to, from 1, and which generation of it; 0: taken evenly. */
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
  /** Models in all. */
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

const FIRST_SHARE = 0.15;
const MOST_FIRST = 15_000;
/** Models of a climb's generation. */
const LEAST_SIZE = 12;
const MOST_SIZE = 64;
const CLIMBS = 8;
/** Encounters that are looked at for each model at most: where almost all are refused, a search ends. */
const MOST_LOOKED_AT = 300;

/** Points of encounters: those that are run, with their scores, and how far the others are from plausible. */
class Trials {
  readonly tried: Tried[] = [];
  readonly refused = Object.fromEntries(Object.keys(REASONS).map((why) => [why, 0])) as Record<Reason, number>;
  top = -Infinity;
  chosen: ArrayLike<number> | undefined;
  looked = 0;
  readonly #evaluate: Evaluate;
  readonly #options: SearchOptions;

  constructor(evaluate: Evaluate, options: SearchOptions) {
    this.#evaluate = evaluate;
    this.#options = options;
  }

  get goesOn(): boolean {
    const { models, signal } = this.#options;
    return this.tried.length < models && !signal?.aborted && this.looked < MOST_LOOKED_AT * models;
  }

  /** Why a point is refused; its encounter where it is not. */
  look(at: Float64Array): Refusal | Encounter {
    const { ranges, refusal } = this.#options;
    const encounter = encounterAt(ranges, at);
    const no = refusal?.(encounter) ?? null;
    this.looked++;
    if (no) this.refused[no.why]++;
    return no ?? encounter;
  }

  /** Runs encounters at points, and tells their scores. */
  async run(generation: readonly Omit<Tried, keyof Score>[]): Promise<Tried[]> {
    if (generation.length === 0) return [];
    const scores = await this.#evaluate(generation.map(({ encounter }) => encounter));
    const these = generation.map((one, i) => ({ ...scores[i]!, ...one }));
    for (const one of these) {
      this.tried.push(one);
      this.top = Math.max(this.top, one.score);
    }
    this.chosen = this.#options.progress?.(these, this.tried.length) ?? this.chosen;
    return these;
  }
}

/** Runs models that are taken evenly from all plausible ones, until there are `count` more. */
async function lookAround(trials: Trials, random: Random, { population }: SearchOptions, count: number): Promise<void> {
  const until = trials.tried.length + count;
  let generation = 0;
  while (trials.goesOn && !trials.chosen && trials.tried.length < until) {
    const points: Omit<Tried, keyof Score>[] = [];
    while (points.length < population && trials.goesOn) {
      const at = Float64Array.from({ length: SEARCHED }, () => random.uniform());
      const encounter = trials.look(at);
      if (!("why" in encounter)) points.push({ encounter, at, restart: 0, generation });
    }
    await trials.run(points);
    generation++;
  }
}

/** A generation of several climbs at once. */
async function climb(trials: Trials, hills: readonly Hill[]): Promise<void> {
  const asked = hills.map((hill) => hill.search.ask().map((at) => ({ at, found: trials.look(at) })));
  const points = asked.flatMap((all, h) =>
    all.flatMap(({ at, found }) =>
      "why" in found ? [] : [{ encounter: found, at, restart: hills[h]!.number, generation: hills[h]!.generation }],
    ),
  );
  const scores = (await trials.run(points)).map(({ score }) => score).values();
  hills.forEach((hill, h) => {
    hill.tell(asked[h]!.map(({ found }) => ("why" in found ? -found.by : scores.next().value!)));
  });
}

/**
 * Looks for the encounters that look most like the picture: first among many that are taken evenly, then by climbs from the best of these that are unlike each
 * other, a new one where one ends. All that were run until then where it is stopped by its signal. The same seed gives the same models.
 */
export async function searchEncounters(evaluate: Evaluate, options: SearchOptions): Promise<Searched> {
  const { ranges, seed, population, models } = options;
  const trials = new Trials(evaluate, options);
  const first = options.first ?? Math.min(MOST_FIRST, Math.ceil(FIRST_SHARE * models));
  const random = new Random(seed);
  await lookAround(trials, random, options, first);
  const size = Math.min(population, Math.max(LEAST_SIZE, Math.min(MOST_SIZE, Math.floor(population / CLIMBS))));
  const atOnce = Math.floor(population / size);
  const begun: ArrayLike<number>[] = [];
  let starts: Tried[] = [];
  let hills: Hill[] = [];
  let guided: Hill | null = null;
  const begin = (at: ArrayLike<number>, models: number) => {
    begun.push(at);
    return new Hill(begun.length, at, models, new Random(seed, begun.length));
  };
  while (trials.goesOn) {
    if (trials.chosen) {
      // Chosen again, it goes on more narrowly.
      if (guided && hills[0] === guided) guided.search.choose(trials.chosen);
      else guided = begin(trials.chosen, population);
      hills = [guided];
      trials.chosen = undefined;
    }
    hills = hills.filter((hill) => !hill.ended(trials.top));
    if (starts.length === 0)
      starts = trials.tried.filter(({ restart }) => restart === 0).sort((a, b) => b.score - a.score);
    while (hills.reduce((sum, { search }) => sum + search.size, 0) + size <= population && hills.length < atOnce) {
      const start = nextStart(ranges, starts, begun);
      if (!start) break;
      hills.push(begin(start.at, size));
    }
    if (hills.length === 0) {
      starts = [];
      await lookAround(trials, random, options, population);
    } else await climb(trials, hills);
  }
  return trials;
}
