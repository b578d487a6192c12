import { expect, it } from "vitest";
import { rigidMerger } from "../../bench/fits/drawnMerger.ts";
import { sensesOf } from "../../bench/fits/fitted.ts";
import { judged } from "../../bench/fits/judged.ts";
import { pictureOf } from "../../bench/fits/picture.ts";
import { Random } from "../../src/data/models/random.ts";
import { lightOf, scoreEncounters } from "../../src/fit/batch.ts";
import type { Encounter } from "../../src/fit/encounter.ts";
import { Hill } from "../../src/fit/hills.ts";
import { targetOf } from "../../src/fit/images/target.ts";
import { BOUNDS, refusalOf } from "../../src/fit/plausible.ts";
import { encounterAt, measuredAlongSight, type Ranges, rangesFrom } from "../../src/fit/ranges.ts";
import { rigidGalaxy } from "../../src/fit/rigid.ts";
import { judgeOf } from "../../src/fit/score.ts";
import { spinOf } from "../../src/fit/spin.ts";
import { derived } from "../../src/fit/summary.ts";
import { Trials } from "../../src/fit/trials.ts";

const galaxy = rigidGalaxy("live");

/** The point of a search at which an encounter with given masses and senses lies. */
function pointOf({ depth, speed, alongSight, mass, ratio, sizes }: Ranges, encounter: Encounter): Float64Array {
  const { position, velocity, masses, radii } = encounter;
  const share = (x: number, low: number, high: number) => (x - low) / (high - low);
  const power = (x: number, low: number, high: number) => Math.log(x / low) / Math.log(high / low);
  const spins = ([0, 1] as const).map((g) => {
    const [x, y, z] = spinOf(encounter, g);
    const rim = 0.5 * Math.sqrt(1 - Math.abs(z));
    return [0.5 + rim * Math.cos(Math.atan2(y, x)), 0.5 + rim * Math.sin(Math.atan2(y, x))] as const;
  });
  return Float64Array.of(
    share(position[2], -depth, depth),
    share(velocity[0], -speed, speed),
    share(velocity[1], -speed, speed),
    share(velocity[2], ...alongSight),
    power(masses[0] + masses[1], ...mass),
    power(masses[1] / masses[0], 1 / ratio, ratio),
    ...radii.map((radius, g) => power(radius / Math.sqrt(masses[g]!), ...sizes!)),
    ...[spins[0]![0], spins[1]![0], spins[0]![1], spins[1]![1]],
  );
}

// The whole search needs a GPU (`npm run bench fit-mergers -- --pictures rigid`); this is its last part.
it.each([1, 3, 7])(
  "a climb from its neighbourhood finds the encounter that a picture was made of, merger %i",
  async (number) => {
    const truth = rigidMerger(number, galaxy);
    const { encounter } = truth;
    const judge = judgeOf(targetOf(...pictureOf(lightOf(galaxy, encounter, 40_000).position, encounter)));
    const ranges = rangesFrom([encounter.position[0], encounter.position[1]], {
      mass: encounter.masses[0] + encounter.masses[1],
      alongSight: measuredAlongSight(encounter.velocity[2]),
      sense: sensesOf(encounter),
    });
    const at = pointOf(ranges, encounter);
    expect(encounterAt(ranges, at).velocity[1]).toBeCloseTo(encounter.velocity[1], 10);
    expect(encounterAt(ranges, at).radii[1]).toBeCloseTo(encounter.radii[1], 10);
    expect(spinOf(encounterAt(ranges, at), 1)[0]).toBeCloseTo(spinOf(encounter, 1)[0], 10);
    const bounds = { ...BOUNDS, energy: [0.9, 1.1] as const };
    // As many particles as searches have: with fewer, models score more than the truth by luck.
    const trials = new Trials(async (some) => scoreEncounters(galaxy, judge, some, 2000), {
      ...{ ranges, seed: 1, population: 20, models: 2000 },
      refusal: (one) => refusalOf(galaxy, one, bounds),
    });
    const random = new Random(number);
    const start = at.map((u) => u + 0.03 * random.gaussian());
    const [before] = await trials.try([{ at: start, restart: 0, generation: 0 }]);
    const hill = new Hill(1, start, 20, random, 0.03);
    while (hill.generation < 50 && !hill.ended(trials.top)) {
      const asked = hill.search.ask().map((point) => ({ at: point, restart: 1, generation: hill.generation }));
      hill.tell(asked, await trials.try(asked));
    }
    expect(hill.best.score).toBeGreaterThan(before!);
    const found = encounterAt(ranges, hill.best.at);
    expect(judged(truth, derived(galaxy, found).sincePericentreMyr, found).found).toEqual({
      ratio: true,
      time: true,
      spins: true,
    });
  },
);
