import { Random } from "../data/models/random.ts";
import { Hill, nextStart } from "./hills.ts";
import { SEARCHED } from "./ranges.ts";
import { type Scored, spinsEvenly, sweepSpins } from "./sweep.ts";
import { type Evaluate, type Point, type Searched, type SearchOptions, Trials } from "./trials.ts";

export type { Evaluate, Searched, SearchOptions, Tried } from "./trials.ts";

const FIRST_SHARE = 0.15;
const MOST_FIRST = 15_000;
/** Share of all models that try other spins of the best first ones; a quarter of these orbits, the best, are tried a second time. */
const SWEEP_SHARE = 0.4;
const AGAIN_OF = 4;
/** Models of a climb's generation, and climbs at once. */
const LEAST_SIZE = 12;
const MOST_SIZE = 32;
const CLIMBS = 16;
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

const byScore = (a: Scored, b: Scored) => b.score - a.score;

/** The best points with other spins, for about so many models. */
async function sweepBest(
  trials: Trials,
  { ranges, population }: SearchOptions,
  points: readonly Scored[],
  models: number,
) {
  const each = spinsEvenly(ranges.sense[0] !== 0).length + spinsEvenly(ranges.sense[1] !== 0).length;
  const group = Math.max(1, Math.floor((2 * population) / each));
  const sweep = async (some: readonly Scored[]) => {
    const swept: Scored[] = [];
    for (let from = 0; from < some.length; from += group)
      swept.push(...(await sweepSpins(trials, ranges, some.slice(from, from + group), 0)));
    return swept.sort(byScore);
  };
  const orbits = Math.floor(models / (each * (1 + 1 / AGAIN_OF)));
  const once = await sweep(points.slice(0, orbits));
  return [...(await sweep(once.slice(0, Math.ceil(once.length / AGAIN_OF)))), ...once];
}

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
    const swept = await sweepBest(trials, options, even, (SWEEP_SHARE * models * count) / first);
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
      const [other] = await sweepSpins(trials, ranges, [hill.best], hill.number);
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
