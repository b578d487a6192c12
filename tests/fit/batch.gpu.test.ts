import { expect, it } from "vitest";
import { Random } from "../../src/data/models/random.ts";
import { scoreEncounters } from "../../src/fit/batch.ts";
import { gpuBatch } from "../../src/fit/gpuBatch.ts";
import { targetOf } from "../../src/fit/images/target.ts";
import { rigidGalaxy } from "../../src/fit/rigid.ts";
import { judgeOf } from "../../src/fit/score.ts";
import { encounterAt, rangesFrom, SEARCHED } from "../../src/fit/search.ts";
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
  const encounters = Array.from({ length: 40 }, () =>
    encounterAt(
      ranges,
      Float64Array.from({ length: SEARCHED }, () => random.uniform()),
    ),
  );

  it.each(["halo", "merger-zoo", "point"])("have the scores of the plain twin, %s", async (name) => {
    const galaxy = rigidGalaxy(name);
    const batch = await gpuBatch(device, galaxy, judge, 500);
    const found = await batch.score(encounters);
    batch.destroy();
    const wanted = scoreEncounters(galaxy, judge, encounters, 500);
    const off = found.map(({ score }, i) => Math.abs(score - wanted[i]!.score)).sort((a, b) => a - b);
    expect(Math.max(...wanted.map(({ score }) => score))).toBeGreaterThan(0.3);
    expect(off[20]).toBeLessThan(0.003);
    expect(off[36]).toBeLessThan(0.03);
  });
});
