import { expect, it } from "vitest";
import { imageField as spec } from "../../../src/engine/box/stages.ts";
import { sumParts } from "../../../src/engine/state/sizes.ts";
import { addMoments, imageTables, TERMS } from "../../../src/physics/cosmology/images.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { imageField } from "../../reference/imageField.ts";
import { ROW } from "../../reference/imageMoments.ts";
import { bodiesInBox, SIDE } from "../imageSamples.ts";
import { StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("imageField", (device) => {
  const driver = new StageDriver(device);

  it.each([1, 200, 3000])("of %i bodies has the coefficients of the float64 formula", async (n) => {
    const sizes = sizesOf(n);
    const parts = sumParts(n);
    const moments = new Float32Array(ROW * parts);
    for (let part = 0; part < parts; part++) {
      const sum = new Float64Array(TERMS);
      const [from, to] = [part, part + 1].map((k) => Math.floor((n * k) / parts)) as [number, number];
      addMoments(bodiesInBox(n), from, to, SIDE, sum);
      moments.set(sum, ROW * part);
    }
    const { begins, transfers } = imageTables();
    const { gpu, twin } = await driver.compare(spec, imageField, { sizes, tables: { moments, begins, transfers } });
    const largest = Math.max(...Array.from(twin.field!.subarray(0, TERMS), Math.abs));
    for (let k = 0; k < TERMS; k++) expect(Math.abs(gpu.field![k]! - twin.field![k]!)).toBeLessThan(1e-6 * largest);
  });
});
