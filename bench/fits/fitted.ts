import type { Encounter } from "../../src/fit/encounter.ts";
import { type Bounds, type Refused, refusalOf } from "../../src/fit/plausible.ts";
import { measuredAlongSight, rangesFrom, type Sense } from "../../src/fit/ranges.ts";
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
  /** Climbs of the search, and the encounters that it refused. */
  readonly climbs: number;
  readonly refused: Refused;
  readonly seconds: number;
}

/** Models of a search that are scored again with the most particles: of the fewer ones' luck the best has had most. */
const AGAIN = 256;
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

/** How each disc of an encounter turns in the picture. */
export const sensesOf = ({ theta }: Encounter) => theta.map((tilt) => (tilt < 90 ? 1 : -1)) as [Sense, Sense];

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
        best: tried.toSorted((a, b) => b.score - a.score).slice(0, AGAIN),
      });
    }
  });
  return withBatch(asked, { galaxy, judge, particles: MOST_PARTICLES }, report, async (batch, { adapter }) => {
    const each: Fitted[] = [];
    for (const { best, ...search } of found) {
      const encounters = best.map(({ encounter }) => encounter);
      const scores = (await batch.score(encounters)).map(({ score }) => score);
      const k = scores.indexOf(Math.max(...scores));
      const encounter = encounters[k]!;
      const { sincePericentreMyr } = derived(galaxy, encounter);
      each.push({ ...search, score: scores[k]!, ...judged(truth, sincePericentreMyr, encounter), encounter });
    }
    const [atTruth] = await batch.score([truth.encounter]);
    return { adapter, each, scoreOfTruth: atTruth!.score };
  });
}
