import { expect, it } from "vitest";
import { overlapOf } from "../../bench/fits/overlap.ts";
import { pictureOf } from "../../bench/fits/picture.ts";
import { FITTED_PAIRS } from "../../src/data/scenarios/galaxyZooPairs.ts";
import { imageFrom, lightOf } from "../../src/fit/batch.ts";
import { gpuBatch } from "../../src/fit/gpuBatch.ts";
import { targetOf } from "../../src/fit/images/target.ts";
import { rigidGalaxy, thinnedGalaxy } from "../../src/fit/rigid.ts";
import { blurred, judgeOf } from "../../src/fit/score.ts";
import { describeGpu } from "../gpuDevice.ts";

describeGpu("published states on the GPU", (device) => {
  const COUNT = 1000;
  // Every eighth of the 62: all of them take SwiftShader minutes.
  const some = FITTED_PAIRS.filter((_, k) => k % 8 === 3);

  it("look like the processor's, whose particles overlap with the published code's", async () => {
    const galaxy = rigidGalaxy("merger-zoo");
    const twin = thinnedGalaxy(galaxy);
    const overlaps: { twin: number; processor: number }[] = [];
    for (const pair of some) {
      const judge = judgeOf(targetOf(...pictureOf(lightOf(galaxy, pair, 4000).position, pair)));
      const batch = await gpuBatch(device, galaxy, judge, COUNT);
      const [image] = await batch.images([pair]);
      batch.destroy();
      const found = blurred(image!);
      const beside = (other: typeof galaxy) => overlapOf(found, blurred(imageFrom(other, judge, pair, COUNT)));
      overlaps.push({ twin: beside(twin), processor: beside(galaxy) });
    }
    // The same model in float32; with 1024 cells of its tables for 32 768.
    expect(Math.min(...overlaps.map(({ twin }) => twin))).toBeGreaterThan(0.995);
    const own = overlaps.map(({ processor }) => processor).sort((a, b) => a - b);
    expect(own[0]).toBeGreaterThan(0.95);
    expect(own[own.length >> 1]).toBeGreaterThan(0.99);
  });
});
