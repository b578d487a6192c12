import { describe, expect, it } from "vitest";
import { rigidMerger } from "../../bench/fits/drawnMerger.ts";
import { Random } from "../../src/data/models/random.ts";
import type { Encounter } from "../../src/fit/encounter.ts";
import { nextStart, unlikeness } from "../../src/fit/hills.ts";
import { runEncounter, stepFor } from "../../src/fit/model.ts";
import { goBack } from "../../src/fit/orbit.ts";
import { BOUNDS, refusalOf, refusedLine } from "../../src/fit/plausible.ts";
import { encounterAt, rangesFrom, SEARCHED } from "../../src/fit/ranges.ts";
import { depthBetween, pullAt, rigidGalaxy, scalesOf } from "../../src/fit/rigid.ts";
import type { Score } from "../../src/fit/score.ts";
import { searchEncounters } from "../../src/fit/search.ts";
import { spinOf } from "../../src/fit/spin.ts";
import { spinsEvenly } from "../../src/fit/sweep.ts";

const galaxy = rigidGalaxy("live");
const { encounter: merger, sinceMyr } = rigidMerger(6, galaxy);

/** The same pair, moving otherwise. */
const moving = (velocity: readonly [number, number, number]): Encounter => ({ ...merger, velocity });

describe("the orbit back", () => {
  it("counts the pericentres that it passes, and tells how far and how long ago the last one was", () => {
    const step = stepFor(galaxy, merger);
    const past = goBack(galaxy, merger, step);
    expect(past.passages).toBe(1);
    expect(past.since * 86.62).toBeCloseTo(sinceMyr, 6);
    expect(past.pericentre).toBeGreaterThan(1);
    expect(past.pericentre).toBeLessThan(Math.hypot(...merger.position) / 2);
    // Bound closely and without friction, it passes again and again; the last one stays.
    const tight = moving([0.2, 0.2, 0.3]);
    const point = rigidGalaxy("point");
    const short = goBack(point, tight, step);
    const long = goBack(point, tight, step, 40);
    expect(long.passages).toBeGreaterThan(1);
    expect([long.pericentre, long.since]).toEqual([short.pericentre, short.since]);
    const coming = goBack(galaxy, moving([0.62, -1.25, -2]), step);
    expect(coming).toMatchObject({ passages: 0, since: 0 });
    expect(coming.pericentre).toBeCloseTo(Math.hypot(...merger.position), 10);
  });

  it("takes the potential from the pull", () => {
    for (const name of ["halo", "live", "point"]) {
      const rigid = rigidGalaxy(name);
      const scales = scalesOf(rigid, merger);
      for (const r of [0.3, 1, 4, 30]) {
        const h = 0.01 * r;
        const slope = (depthBetween(rigid, scales, r - h) - depthBetween(rigid, scales, r + h)) / (2 * h);
        const pull = pullAt(rigid, scales[0], r) + pullAt(rigid, scales[1], r);
        expect(slope / pull).toBeCloseTo(1, 1);
      }
    }
  });
});

describe("bounds of what is plausible", () => {
  it("hold for mergers on parabolas, whatever the masses, spins and views", () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8])
      expect(refusalOf(galaxy, rigidMerger(number, galaxy).encounter)).toBeNull();
  });

  it("refuse what never met, met just now, came too fast or passed too far away", () => {
    const [x, y, z] = merger.position;
    const r = Math.hypot(x, y, z);
    const along = (speed: number) => [(speed * x) / r, (speed * y) / r, (speed * z) / r] as const;
    expect(refusalOf(galaxy, moving(along(-3)))!.why).toBe("passage");
    expect(refusalOf(galaxy, moving(along(6)))!.why).toBe("energy");
    expect(refusalOf(galaxy, merger, { ...BOUNDS, turned: 9 })!.why).toBe("turned");
    expect(refusalOf(galaxy, merger, { ...BOUNDS, pericentre: 0.5 })!.why).toBe("pericentre");
    const [near, far] = [0.8, 0.4].map((pericentre) => refusalOf(galaxy, merger, { ...BOUNDS, pericentre })!.by);
    expect(near!).toBeLessThan(far!);
    // Never met is worse than any that did.
    expect(refusalOf(galaxy, moving(along(-3)))!.by).toBeGreaterThan(3);
    expect(refusalOf(galaxy, moving(along(6)))!.by).toBeLessThan(3);
  });

  it("say how many were refused and why", () => {
    const none = { passage: 0, turned: 0, energy: 0, pericentre: 0 };
    expect(refusedLine(none)).toBe("no encounter was refused");
    expect(refusedLine({ ...none, passage: 7, pericentre: 2 })).toBe(
      "9 encounters were refused before they were run: 7 never met, 2 passed too far from each other",
    );
  });
});

const ranges = rangesFrom([merger.position[0], merger.position[1]], {
  mass: merger.masses[0] + merger.masses[1],
  sense: [-1, 1],
});

describe("the search", () => {
  it("starts climbs at the best points that are unlike each other", () => {
    const random = new Random(7);
    const point = () => Float64Array.from({ length: SEARCHED }, () => random.uniform());
    const best = point();
    const beside = best.map((u) => u + 0.03);
    const points = [best, beside, ...Array.from({ length: 30 }, point)].map((at) => ({ at }));
    const begun: Float64Array[] = [];
    for (let k = 0; k < 5; k++) begun.push(nextStart(ranges, points, begun)!.at);
    expect(begun[0]).toBe(best);
    expect(begun).not.toContain(beside);
    for (const [i, a] of begun.entries())
      for (const b of begun.slice(0, i)) expect(unlikeness(ranges, a, b)).toBeGreaterThan(0.5);
    // Reflected at an end of its range it is the same point.
    // Roundings of spins leave no point unlike itself.
    expect(points.filter(({ at }) => !(unlikeness(ranges, at, at) < 1e-6))).toEqual([]);
    expect(unlikeness(ranges, best, Float64Array.of(-best[0]!, ...best.slice(1)))).toBeCloseTo(0, 6);
  });

  it("tries spins that lie evenly over what is known of them", () => {
    const at = new Float64Array(SEARCHED).fill(0.5);
    for (const sense of [
      [1, -1],
      [0, 0],
    ] as const) {
      const known = sense[0] !== 0;
      const lattice = spinsEvenly(known);
      const spins = lattice.map(([a, b]) => {
        const point = at.slice();
        [point[8], point[10], point[9], point[11]] = [a, b, a, b];
        const found = encounterAt({ ...ranges, sense }, point);
        return [spinOf(found, 0), spinOf(found, 1)] as const;
      });
      if (known) expect(spins.every(([one, two]) => one[2] > 0 && two[2] < 0)).toBe(true);
      // Every spin has one of the lattice within 30 degrees.
      const random = new Random(5);
      for (let i = 0; i < 100; i++) {
        const v = [random.gaussian(), random.gaussian(), random.gaussian()];
        if (known) v[2] = Math.abs(v[2]!);
        const nearest = Math.max(...spins.map(([s]) => s[0] * v[0]! + s[1] * v[1]! + s[2] * v[2]!)) / Math.hypot(...v);
        expect(nearest).toBeGreaterThan(Math.cos((30 * Math.PI) / 180));
      }
    }
  });

  it("keeps discs to the sense that is given", () => {
    const random = new Random(2);
    let sum = 0;
    for (let i = 0; i < 400; i++) {
      const found = encounterAt(
        ranges,
        Float64Array.from({ length: SEARCHED }, () => (i < 200 ? 1 : 3) * random.uniform()),
      );
      expect(spinOf(found, 0)[2]).toBeLessThanOrEqual(1e-9);
      expect(spinOf(found, 1)[2]).toBeGreaterThanOrEqual(-1e-9);
      if (i < 200) sum += spinOf(found, 1)[2];
    }
    // Evenly over a hemisphere the mean is a half.
    expect(sum / 200).toBeGreaterThan(0.4);
    expect(sum / 200).toBeLessThan(0.6);
  });

  /** A cheap score: how near the second disc's particles end to the true one's mean place. */
  const wanted = runEncounter(galaxy, merger, 40).position;
  const evaluate = async (encounters: readonly Encounter[]): Promise<Score[]> =>
    encounters.map((encounter) => {
      const { position } = runEncounter(galaxy, encounter, 40);
      const off = position.reduce((total, x, k) => total + Math.min(9, (x - wanted[k]!) ** 2), 0) / position.length;
      return { score: 1 / (1 + off), correlation: 0, tails: 0, motion: 1 };
    });

  it("runs nothing that is refused, counts it, and gives the same for a seed", async () => {
    const options = { ranges, seed: 3, population: 24, models: 240, first: 72 };
    const refusal = (encounter: Encounter) => refusalOf(galaxy, encounter);
    const found = await searchEncounters(evaluate, { ...options, refusal });
    expect(found.tried.every(({ encounter }) => refusal(encounter) === null)).toBe(true);
    expect(found.refused.passage).toBeGreaterThan(found.tried.filter(({ restart }) => restart === 0).length);
    expect(new Set(found.tried.map(({ restart }) => restart)).size).toBeGreaterThan(2);
    expect(await searchEncounters(evaluate, { ...options, refusal })).toEqual(found);
    const free = await searchEncounters(evaluate, options);
    expect(Object.values(free.refused)).toEqual([0, 0, 0, 0]);
    expect(free.tried.some(({ encounter }) => refusal(encounter) !== null)).toBe(true);
  });

  it("ends where nothing is plausible", async () => {
    const refusal = () => ({ why: "passage", by: 3 }) as const;
    const found = await searchEncounters(evaluate, { ranges, seed: 1, population: 12, models: 12, refusal });
    expect(found.tried).toEqual([]);
    expect(found.refused.passage).toBe(3600);
  });
});

it("looks as far as the light goes where both centres lie nearly behind each other", () => {
  const near = rangesFrom([0.1, 0.2], { half: 4 });
  expect([near.depth, near.radii[1], near.mass[1]]).toEqual(
    (({ depth, radii, mass }) => [depth, radii[1], mass[1]])(rangesFrom([1, 0])),
  );
  expect(rangesFrom([2, 1], { half: 4 })).toEqual(rangesFrom([2, 1]));
});
