import { type Encounter, toNumbers } from "../../src/fit/encounter.ts";
import { unlikeness } from "../../src/fit/hills.ts";
import { type Bounds, type Refused, refusalOf } from "../../src/fit/plausible.ts";
import { encounterAt, measuredAlongSight, type Ranges, rangesFrom, type Sense } from "../../src/fit/ranges.ts";
import type { RigidGalaxy } from "../../src/fit/rigid.ts";
import type { Judge } from "../../src/fit/score.ts";
import { searchEncounters, type Tried } from "../../src/fit/search.ts";
import { derived } from "../../src/fit/summary.ts";
import type { Report } from "../../src/headless/command.ts";
import { withBatch } from "../../src/headless/fitBatch.ts";
import { type Judged, judged, type Truth } from "./judged.ts";

/** A search's winner beside the truth. */
export interface Fitted extends Judged {
  readonly seed: number;
  readonly score: number;
  readonly encounter: Encounter;
  /** The middle of the best models of its climb: of many about as good the very best is one of luck. */
  readonly middle: Judged & { readonly score: number; readonly encounter: Encounter };
  /** Climbs of the search, and the encounters that it refused. */
  readonly climbs: number;
  readonly refused: Refused;
  readonly seconds: number;
}

/** Models of a search that are scored again with the most particles: of the fewer ones' luck the best has had most. */
const AGAIN = 256;
/** Climbs whose best is scored again, too. */
const CLIMBS = 64;
/** Models of the best one's climb that its middle is taken of, and how unlike it they are at most. */
const MIDDLE = 32;
const LIKE = 0.4;
const MOST_PARTICLES = 4000;

/** What a search needs. */
export type Asked = Parameters<typeof withBatch>[0] & {
  readonly models: number;
  readonly population: number;
  readonly particles: number;
  readonly seeds: readonly number[];
  readonly bounds: Bounds;
  /** Whether it is told how the discs turn in the picture. */
  readonly senses: boolean;
};

/** A candidate: its climb, the parts of its score, Myr since its pericentre, and the 14 numbers. */
const numbersOf = (galaxy: RigidGalaxy, { restart, score, correlation, tails, motion, encounter }: Tried) =>
  [
    ...[restart, score, correlation, tails, motion, derived(galaxy, encounter).sincePericentreMyr],
    ...toNumbers(encounter),
  ].map((x) => Number(x.toPrecision(5)));

/** How each disc of an encounter turns in the picture. */
export const sensesOf = ({ theta }: Encounter) => theta.map((tilt) => (tilt < 90 ? 1 : -1)) as [Sense, Sense];

/** What is scored again of all that were tried: the best, and the best of each climb. */
function candidatesOf(tried: readonly Tried[]): readonly Tried[] {
  const sorted = tried.toSorted((a, b) => b.score - a.score);
  const climbs = new Map<number, Tried>();
  for (const one of sorted) if (!climbs.has(one.restart)) climbs.set(one.restart, one);
  return [...new Set([...sorted.slice(0, AGAIN), ...[...climbs.values()].slice(0, CLIMBS)])];
}

/** The middle of the best models that are like the very best one. */
function middleOf(ranges: Ranges, sorted: readonly Tried[]): Encounter {
  const best = sorted[0]!;
  const like = sorted
    .filter(({ at, restart }) => restart === best.restart && unlikeness(ranges, at, best.at) < LIKE)
    .slice(0, MIDDLE);
  return encounterAt(
    ranges,
    best.at.map((_, k) => like.reduce((sum, { at }) => sum + at[k]!, 0) / like.length),
  );
}

/** The best of each seed for a picture, and the score of the truth. */
export async function fitted(
  galaxy: RigidGalaxy,
  judge: Judge,
  truth: Truth,
  asked: Asked,
  label: string,
  report: Report,
) {
  const { models, population, particles, seeds, bounds, senses } = asked;
  const { target } = judge;
  const { masses, velocity } = truth.encounter;
  const ranges = rangesFrom(target.place, {
    half: target.window.half,
    mass: masses[0] + masses[1],
    alongSight: measuredAlongSight(velocity[2]),
    ...(senses && { sense: sensesOf(truth.encounter) }),
  });
  const found: (Pick<Fitted, "seed" | "climbs" | "refused" | "seconds"> & { best: readonly Tried[] })[] = [];
  await withBatch(asked, { galaxy, judge, particles }, report, async (batch) => {
    for (const seed of seeds) {
      const began = performance.now();
      const { tried, refused } = await searchEncounters((some) => batch.score(some), {
        ...{ ranges, seed, population, models },
        refusal: (encounter) => refusalOf(galaxy, encounter, bounds),
        progress(_generation, run) {
          report.progress(`${label}, seed ${seed}`, run / models);
          return undefined;
        },
      });
      found.push({
        ...{ seed, refused, seconds: (performance.now() - began) / 1000 },
        climbs: tried.reduce((most, { restart }) => Math.max(most, restart), 0),
        best: candidatesOf(tried),
      });
    }
  });
  return withBatch(asked, { galaxy, judge, particles: MOST_PARTICLES }, report, async (batch, { adapter }) => {
    const each: Fitted[] = [];
    const candidates: number[][][] = [];
    for (const { best, ...search } of found) {
      const scores = await batch.score(best.map(({ encounter }) => encounter));
      const sorted = best.map((one, i) => ({ ...one, ...scores[i]! })).sort((a, b) => b.score - a.score);
      const judge = (encounter: Encounter) => judged(truth, derived(galaxy, encounter).sincePericentreMyr, encounter);
      const { encounter, score } = sorted[0]!;
      const between = middleOf(ranges, sorted);
      const [there] = await batch.score([between]);
      const middle = { score: there!.score, ...judge(between), encounter: between };
      each.push({ ...search, score, ...judge(encounter), encounter, middle });
      candidates.push(sorted.map((one) => numbersOf(galaxy, one)));
    }
    const [atTruth] = await batch.score([truth.encounter]);
    return { adapter, each, scoreOfTruth: atTruth!.score, candidates };
  });
}
