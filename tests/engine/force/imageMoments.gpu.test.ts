import { expect, it } from "vitest";
import { imageMoments as spec } from "../../../src/engine/box/stages.ts";
import { imageTables, TERMS } from "../../../src/physics/cosmology/images.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { imageMoments, ROW } from "../../reference/imageMoments.ts";
import { bodiesInBox, SIDE } from "../imageSamples.ts";
import { COUNTS, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("imageMoments", (device) => {
  const driver = new StageDriver(device);

  it.each([...COUNTS, 3000])("%i bodies, in parts", async (n) => {
    const sizes = sizesOf(n);
    const params = paramsOf(sizes, { side: SIDE });
    const tables = { posMass: bodiesInBox(n), pairs: imageTables().pairs };
    const { gpu, twin } = await driver.compare(spec, imageMoments, { sizes, params, tables });
    const most = (n / gpu.moments!.length) * 512;
    // Behind the terms of a part nothing is written.
    for (const [k, value] of gpu.moments!.entries())
      if (k % ROW >= TERMS) expect(Object.is(value, gpu.moments![TERMS])).toBe(true);
      else expect(Math.abs(value - twin.moments![k]!)).toBeLessThan(1e-5 * most + 1e-6);
    // The first term is the mass.
    const mass = Array.from({ length: gpu.moments!.length / 512 }, (_, part) => gpu.moments![512 * part]!);
    const all = tables.posMass.reduce((sum, x, k) => sum + (k % 4 === 3 ? x : 0), 0);
    expect(mass.reduce((sum, m) => sum + m, 0) / Math.max(all, 1e-9)).toBeCloseTo(n > 0 ? 1 : 0, 5);
  });
});
