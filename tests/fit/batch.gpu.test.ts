import { expect, it } from "vitest";
import { Random } from "../../src/data/models/random.ts";
import { imageFrom, lightOf, scoreEncounters } from "../../src/fit/batch.ts";
import { gpuBatch } from "../../src/fit/gpuBatch.ts";
import { brightCells, fieldOf } from "../../src/fit/images/motion.ts";
import { targetOf } from "../../src/fit/images/target.ts";
import { encounterAt, rangesFrom, SEARCHED } from "../../src/fit/ranges.ts";
import { rigidGalaxy, thinnedGalaxy } from "../../src/fit/rigid.ts";
import { judgeOf } from "../../src/fit/score.ts";
import { describeGpu } from "../gpuDevice.ts";

describeGpu("encounters on the GPU", (device) => {
  const size = 96;
  const spot = (i: number, x: number, y: number) =>
    Math.exp(-(((i % size) - x) ** 2 + (Math.floor(i / size) - y) ** 2) / 60);
  const light = Float32Array.from(
    { length: size * size },
    (_, i) => 100 * (spot(i, 35, 50) + spot(i, 60, 40) + 0.2 * spot(i, 80, 25)),
  );
  const target = targetOf(
    { width: size, height: size, light },
    { first: [35, 50], second: [60, 40], kpcPerPixel: 0.5 },
  );
  const judge = judgeOf(target);
  const ranges = rangesFrom(target.place, { mass: 1 });
  const random = new Random(8);
  const encounters = Array.from({ length: 24 }, () =>
    encounterAt(
      ranges,
      Float64Array.from({ length: SEARCHED }, () => random.uniform()),
    ),
  );

  it.each(["halo", "live", "merger-zoo", "point"])("have the scores of the plain twin, %s", async (name) => {
    const galaxy = rigidGalaxy(name);
    const batch = await gpuBatch(device, galaxy, judge, 300);
    const found = await batch.score(encounters);
    const images = await batch.images(encounters);
    batch.destroy();
    const twin = thinnedGalaxy(galaxy);
    const wanted = scoreEncounters(twin, judge, encounters, 300);
    expect(Math.max(...wanted.map(({ score }) => score))).toBeGreaterThan(0.3);
    const off = (of: (i: number) => number) => {
      const all = encounters.map((_, i) => of(i)).sort((a, b) => a - b);
      return { half: all[12]!, most: all[21]!, all: all[23]! };
    };
    const score = off((i) => Math.abs(found[i]!.score - wanted[i]!.score));
    expect(score.half).toBeLessThan(1e-6);
    expect(score.most).toBeLessThan(1e-3);
    expect(score.all).toBeLessThan(0.02);
    // Shares of the particles that are on another pixel.
    const moved = off((i) => {
      const image = imageFrom(twin, judge, encounters[i]!, 300);
      return images[i]!.reduce((sum, share, k) => sum + Math.abs(share - image[k]!), 0) / 2;
    });
    expect(moved.half).toBeLessThan(1e-3);
    expect(moved.most).toBeLessThan(0.02);
  });

  it("have the agreement of velocities of the plain twin", async () => {
    const galaxy = rigidGalaxy("live");
    const { position, along } = lightOf(galaxy, encounters[0]!, 3000);
    const moving = judgeOf(target, { velocity: fieldOf(position, along, target.window), seen: brightCells(target) });
    const batch = await gpuBatch(device, galaxy, moving, 300);
    const found = await batch.score(encounters);
    batch.destroy();
    const wanted = scoreEncounters(galaxy, moving, encounters, 300);
    expect(wanted[0]!.motion).toBeGreaterThan(0.7);
    expect(Math.min(...wanted.map(({ motion }) => motion))).toBeLessThan(0.3);
    const off = encounters.map((_, i) => Math.abs(found[i]!.motion - wanted[i]!.motion)).sort((a, b) => a - b);
    expect(off[12]).toBeLessThan(1e-3);
    expect(off[21]).toBeLessThan(0.02);
    const scores = encounters.map((_, i) => Math.abs(found[i]!.score - wanted[i]!.score)).sort((a, b) => a - b);
    expect(scores[12]).toBeLessThan(1e-3);
  });

  it("take more encounters than one submission holds, in their order", async () => {
    const galaxy = rigidGalaxy("halo");
    const batch = await gpuBatch(device, galaxy, judge, 64, 5);
    const some = [...encounters.slice(0, 8), ...encounters.slice(0, 8)];
    const found = await batch.score(some);
    batch.destroy();
    expect(found).toHaveLength(16);
    expect(new Set(found.map(({ score }) => score)).size).toBeGreaterThan(4);
    expect(found.slice(8)).toEqual(found.slice(0, 8));
  });
});
