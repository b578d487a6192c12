import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { rankCorrelation } from "../../bench/fits/rankCorrelation.ts";
import { bytesSource } from "../../src/data/files/source.ts";
import { Random } from "../../src/data/models/random.ts";
import { scoreEncounters } from "../../src/fit/batch.ts";
import { CovarianceSearch, eigen } from "../../src/fit/cmaes.ts";
import { type Encounter, fromNumbers } from "../../src/fit/encounter.ts";
import { readPicture } from "../../src/fit/images/read.ts";
import { imageOf, SIDE, type Target, targetOf } from "../../src/fit/images/target.ts";
import { runEncounter } from "../../src/fit/model.ts";
import { encounterAt, rangesFrom, SEARCHED } from "../../src/fit/ranges.ts";
import { rigidGalaxy } from "../../src/fit/rigid.ts";
import { judgeOf, scoreOf } from "../../src/fit/score.ts";
import { searchEncounters } from "../../src/fit/search.ts";
import { modelsCsv, summary } from "../../src/fit/summary.ts";
import { dataFile } from "../dataFiles.ts";

const galaxy = rigidGalaxy("halo");

const encounter: Encounter = {
  position: [1, 0.6, -0.4],
  velocity: [0.9, 0.2, -0.3],
  masses: [1, 0.7],
  radii: [0.8, 0.6],
  phi: [30, 200],
  theta: [25, 40],
};

/** What a picture of the encounter would be. */
function targetFrom(position: Float64Array, count: number): Target {
  const window = { x: 0.5, y: 0.3, half: 2.2 };
  const light = imageOf(position, count, window);
  const at = (i: number) =>
    [
      window.x + window.half * ((2 * ((i % SIDE) + 0.5)) / SIDE - 1),
      window.y - window.half * ((2 * (Math.floor(i / SIDE) + 0.5)) / SIDE - 1),
    ] as const;
  const away = light.map((_, i) => {
    const [x, y] = at(i);
    return (SIDE / (2 * window.half)) * Math.min(Math.hypot(x, y), Math.hypot(x - 1, y - 0.6));
  });
  return { window, light, seen: new Float64Array(SIDE * SIDE).fill(1), place: [1, 0.6], away };
}

const judge = judgeOf(targetFrom(runEncounter(galaxy, encounter, 3000).position, 3000));

describe("the score", () => {
  it("is 1 for the picture itself, 0 for nothing, and less for another encounter", () => {
    expect(scoreOf(judge, judge.target.light).score).toBeCloseTo(1, 10);
    expect(scoreOf(judge, new Float64Array(SIDE * SIDE)).score).toBe(0);
    const [same, other] = scoreEncounters(galaxy, judge, [encounter, { ...encounter, theta: [155, 140] }], 1500);
    expect(same!.score).toBeGreaterThan(0.95);
    expect(other!.score).toBeLessThan(same!.score - 0.1);
  });

  it("does not look at masked pixels", () => {
    const { target } = judge;
    const seen = target.seen.map((_, i) => (i % SIDE < 20 ? 0 : 1));
    const masked = judgeOf({ ...target, seen });
    const there = target.light.map((value, i) => (i % SIDE < 16 ? value + 0.001 : value));
    expect(scoreOf(masked, there).score).toBeCloseTo(scoreOf(masked, target.light).score, 10);
    expect(() => judgeOf({ ...target, seen: target.seen.map(() => 0) })).toThrow("all of the picture is masked");
  });

  const picture = dataFile("merger-fit/587722984435351614.png");
  const models = dataFile("merger-fit/587722984435351614.models.txt.gz");

  it.skipIf(!picture || !models)("ranks models of Arp 240 as the volunteers of Galaxy Zoo: Mergers did", async () => {
    const read = await readPicture(bytesSource(picture!));
    // The published models' own scale: 9.93853 units for 204 pixels.
    const target = targetOf(read, { first: [513, 514], second: [309, 608], kpcPerPixel: (15 * 9.93853) / 204 });
    const lines = gunzipSync(models!).toString().trim().split("\n");
    const scored = lines
      .map((line) => line.split("\t") as [string, string])
      .filter(([head]) => head.split(",").length === 4);
    expect(scored).toHaveLength(1294);
    const some = scored.filter((_, i) => i % 6 === 0);
    const wanted = some.map(([head]) => Number(head.split(",")[1]));
    const encounters = some.map(([, state]) => fromNumbers(state.split(",").map(Number)));
    const found = scoreEncounters(rigidGalaxy("merger-zoo"), judgeOf(target), encounters, 400).map(
      ({ score }) => score,
    );
    expect(rankCorrelation(found, wanted)).toBeGreaterThan(0.4);
  });
});

describe("the search", () => {
  it("finds the eigenvectors of a symmetric matrix", () => {
    const matrix = Float64Array.from([4, 1, 0.5, 1, 3, -0.2, 0.5, -0.2, 1]);
    const { values, vectors } = eigen(matrix, 3);
    for (let k = 0; k < 3; k++)
      for (let i = 0; i < 3; i++) {
        const product = [0, 1, 2].reduce((sum, j) => sum + matrix[3 * i + j]! * vectors[3 * j + k]!, 0);
        expect(product).toBeCloseTo(values[k]! * vectors[3 * i + k]!, 10);
      }
  });

  it("climbs a long narrow ridge", () => {
    const search = new CovarianceSearch(new Float64Array(8), 0.3, 20, new Random(5));
    const score = (x: Float64Array) =>
      -x.reduce((sum, value, k) => sum + 10 ** k * (value - 0.2 * x[(k + 1) % 8]! - 0.3) ** 2, 0);
    for (let i = 0; i < 400; i++) search.tell(search.ask().map(score));
    expect(-score(search.mean)).toBeLessThan(1e-10);
  });

  it("goes on around the point that a person chose, whenever", async () => {
    const ranges = rangesFrom([1, 0.6], { mass: 1.7 });
    const evaluate = async (encounters: readonly Encounter[]) => scoreEncounters(galaxy, judge, encounters, 100);
    for (const after of [1, 9]) {
      let chosen: Float64Array | null = null;
      let next: Float64Array[] = [];
      await searchEncounters(evaluate, {
        ...{ ranges, seed: 4, population: 12, models: 12 * (after + 1) },
        progress(generation, run) {
          next = generation.map(({ at }) => at);
          if (run !== 12 * after) return undefined;
          chosen = generation.reduce((worst, one) => (one.score < worst.score ? one : worst)).at;
          return chosen;
        },
      });
      const apart = (a: Float64Array, b: Float64Array) => Math.hypot(...a.map((x, k) => x - b[k]!));
      const mean = next[0]!.map((_, k) => next.reduce((sum, at) => sum + at[k]! / next.length, 0));
      // A generation's mean is its centre's, to the root of its size.
      expect(apart(mean, chosen!)).toBeLessThan(0.35);
      expect(Math.max(...next.map((at) => apart(at, chosen!)))).toBeLessThan(1.2);
    }
  });

  it("keeps to its ranges and leaves the seen place alone", () => {
    const ranges = rangesFrom([1, 0.6], { mass: 1.5, alongSight: [-0.1, 0.2] });
    const random = new Random(3);
    for (let i = 0; i < 200; i++) {
      const found = encounterAt(
        ranges,
        Float64Array.from({ length: SEARCHED }, () => 4 * random.uniform() - 2),
      );
      expect(found.position.slice(0, 2)).toEqual([1, 0.6]);
      expect(Math.abs(found.position[2])).toBeLessThanOrEqual(ranges.depth);
      expect(found.velocity[2]).toBeGreaterThanOrEqual(-0.1);
      expect(found.velocity[2]).toBeLessThanOrEqual(0.2);
      const total = found.masses[0] + found.masses[1];
      expect(total).toBeGreaterThanOrEqual(0.7499);
      expect(total).toBeLessThanOrEqual(3.0001);
    }
  });

  it("finds better models with every generation, the same for a seed, and stops when it is told to", async () => {
    const ranges = rangesFrom([1, 0.6], { mass: 1.7 });
    const evaluate = async (encounters: readonly Encounter[]) => scoreEncounters(galaxy, judge, encounters, 100);
    const options = { ranges, seed: 4, population: 12, models: 240 };
    const searched = await searchEncounters(evaluate, options);
    const { tried } = searched;
    expect(tried).toHaveLength(240);
    const mean = (part: typeof tried) => part.reduce((sum, { score }) => sum + score, 0) / part.length;
    expect(mean(tried.slice(-48))).toBeGreaterThan(mean(tried.slice(0, 72)) + 0.1);
    const stop = new AbortController();
    const { tried: again } = await searchEncounters(evaluate, {
      ...options,
      signal: stop.signal,
      progress(_, run) {
        if (run >= 96) stop.abort();
        return undefined;
      },
    });
    expect(again).toEqual(tried.slice(0, 96));
    const { best, close, spread } = summary(galaxy, searched);
    expect(best.score).toBe(Math.max(...tried.map(({ score }) => score)));
    expect(close.every(({ score }) => score >= best.score - 0.03)).toBe(true);
    expect(spread.x).toEqual([1, 1, 1]);
    const rows = modelsCsv(tried).trim().split("\n");
    expect(rows).toHaveLength(241);
    expect(Number(rows[1]!.split(",")[0])).toBeCloseTo(best.score, 6);
  });
});
