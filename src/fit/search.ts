import { Random } from "../data/models/random.ts";
import { Hill, nextStart } from "./hills.ts";
import { SEARCHED } from "./ranges.ts";
import { type Scored, sweepSpins } from "./sweep.ts";
import { type Evaluate, type Point, type Searched, type SearchOptions, Trials } from "./trials.ts";

export type { Evaluate, Searched, SearchOptions, Tried } from "./trials.ts";

const FIRST_SHARE = 0.15;
const MOST_FIRST = 15_000;
/** Of so many of the first models one, the best that are unlike each other, is tried with other spins; and so many of them at most. */
const SWEPT = 100;
const MOST_SWEPT = 64;
const ROUNDS = 2;
/** Models of a climb's generation, and climbs at once. */
const LEAST_SIZE = 12;
const MOST_SIZE = 64;
const CLIMBS = 8;
/** How much better other spins must be where a climb has ended for another to go on from there, and its spread. */
const AGAIN_RISE = 0.005;
const AGAIN_SIGMA = 0.08;

/** Runs models that are taken evenly from all plausible ones, until there are `count` more. */
async function lookAround(trials: Trials, random: Random, { population }: SearchOptions, count: number): Promise<void> {
  const until = trials.tried.length + count;
  let generation = 0;
  while (trials.goesOn && !trials.chosen && trials.tried.length < until) {
    const points: (Point & { found: Exclude<ReturnType<Trials["look"]>, { why: unknown }> })[] = [];
    while (points.length < population && trials.goesOn) {
      const at = Float64Array.from({ length: SEARCHED }, () => random.uniform());
      const found = trials.look(at);
      if (!("why" in found)) points.push({ at, found, restart: 0, generation });
    }
    await trials.run(points);
    generation++;
  }
}

/** A generation of several climbs at once. */
async function climb(trials: Trials, hills: readonly Hill[]): Promise<void> {
  const asked = hills.map(({ search, number, generation }) =>
    search.ask().map((at) => ({ at, restart: number, generation })),
  );
  const scores = await trials.try(asked.flat());
  let from = 0;
  hills.forEach((hill, h) => {
    const size = asked[h]!.length;
    hill.tell(asked[h]!, scores.slice(from, from + size));
    from += size;
  });
}

/** Points that are unlike each other, the best first. */
function distinct(options: SearchOptions, points: readonly Scored[], count: number): Scored[] {
  const taken: Scored[] = [];
  while (taken.length < count) {
    const next = nextStart(
      options.ranges,
      points,
      taken.map(({ at }) => at),
    );
    if (!next) break;
    taken.push(next);
  }
  return taken;
}

const byScore = (a: Scored, b: Scored) => b.score - a.score;

/**
 * Looks for the encounters that look most like the picture: first among many that are taken evenly, of the best of these with other spins, then by climbs from
 * the best that are unlike each other, a new one where one ends. All that were run until then where it is stopped by its signal. The same seed gives the same
 * models.
 */
export async function searchEncounters(evaluate: Evaluate, options: SearchOptions): Promise<Searched> {
  const { ranges, seed, population, models } = options;
  const trials = new Trials(evaluate, options);
  const first = options.first ?? Math.min(MOST_FIRST, Math.ceil(FIRST_SHARE * models));
  const random = new Random(seed);
  const size = Math.min(population, Math.max(LEAST_SIZE, Math.min(MOST_SIZE, Math.floor(population / CLIMBS))));
  const atOnce = Math.floor(population / size);
  const begun: ArrayLike<number>[] = [];
  let climbs = 0;
  let starts: Scored[] = [];
  let hills: Hill[] = [];
  let guided: Hill | null = null;
  const begin = (at: ArrayLike<number>, models: number, sigma?: number) => {
    climbs++;
    return new Hill(climbs, at, models, new Random(seed, climbs), sigma);
  };
  /** Where climbs may start: the best of `count` new models, some with other spins. */
  const look = async (count: number) => {
    await lookAround(trials, random, options, count);
    const even = trials.tried.filter(({ restart }) => restart === 0).sort(byScore);
    const some = distinct(options, even, Math.min(MOST_SWEPT, Math.floor(count / SWEPT)));
    const swept = await sweepSpins(trials, ranges, some, 0, ROUNDS);
    starts = [...swept, ...even].sort(byScore);
  };
  await look(first);
  while (trials.goesOn) {
    if (trials.chosen) {
      // Chosen again, it goes on more narrowly.
      if (guided && hills[0] === guided) guided.search.choose(trials.chosen);
      else guided = begin(trials.chosen, population);
      hills = [guided];
      trials.chosen = undefined;
    }
    const ended = hills.filter((hill) => hill.ended(trials.top));
    hills = hills.filter((hill) => !ended.includes(hill));
    for (const hill of ended) {
      if (!hill.worthAgain(trials.top)) continue;
      // A climb may have ended at wrong spins of an orbit that is right.
      const [other] = await sweepSpins(trials, ranges, [hill.best], hill.number, 1);
      if (other!.score > hill.best.score + AGAIN_RISE) hills.push(begin(other!.at, size, AGAIN_SIGMA));
    }
    while (hills.reduce((sum, { search }) => sum + search.size, 0) + size <= population && hills.length < atOnce) {
      const start = nextStart(ranges, starts, begun);
      if (!start) break;
      begun.push(start.at);
      hills.push(begin(start.at, size));
    }
    if (hills.length === 0) await look(population);
    else await climb(trials, hills);
  }
  return trials;
}
