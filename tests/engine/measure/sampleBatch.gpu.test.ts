import { it } from "vitest";
import { sampleBatch as spec } from "../../../src/engine/measure/stages.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { sampleBatch } from "../../reference/sampleBatch.ts";
import { sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

const PARAMS = { unit: 1, time: 0, galaxies: 0, restart: 0, first: 0, every: 1, kineticUnit: 1 };

describeGpu("sampleBatch", (device) => {
  const driver = new StageDriver(device);

  it.each([...COUNTS, 9000])("of %i bodies, every one, or the second of several batches", async (n) => {
    const { id } = sphere(n);
    // A shift is a permutation of every count.
    const order = id.map((_, i) => (i + 5) % n);
    for (const every of [Math.ceil(n / 512), Math.ceil(n / 64) + 1]) {
      for (const first of [0, every - 1]) {
        const structs = { quantityParams: { ...PARAMS, n, every, first } };
        expectTable(
          await driver.compare(spec, sampleBatch, { sizes: sizesOf(n), structs, tables: { id: order } }),
          "samples",
        );
      }
    }
  });
});
