import { expect, it } from "vitest";
import { externalEnergy as spec } from "../../../src/engine/external/stages.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { externalEnergy } from "../../reference/externalEnergy.ts";
import { ALL, externalTables, TIME } from "../externalTables.ts";
import { sphere } from "../sampleTables.ts";
import { COUNTS, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("externalEnergy", (device) => {
  const driver = new StageDriver(device);

  it.each(COUNTS)("%i bodies in eight fields", async (n) => {
    const { posMass } = sphere(n);
    const tables = { posMass, ...externalTables(ALL) };
    const { gpu, twin } = await driver.compare(spec, externalEnergy(ALL, TIME), { sizes: sizesOf(n), tables });
    for (let tile = 0; 256 * tile < n; tile++)
      expect(Math.abs(gpu.partials![tile]! / twin.partials![tile]! - 1)).toBeLessThan(1e-5);
  });
});
