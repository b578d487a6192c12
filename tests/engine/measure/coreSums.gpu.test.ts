import { expect, it } from "vitest";
import { coreSums as spec } from "../../../src/engine/measure/stages.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { coreSums } from "../../reference/coreSums.ts";
import { twoGalaxies } from "../sampleTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

const REPETITIONS = [
  { index: 12, last: 0 },
  { index: 1, last: 0 },
  { index: 0, last: 1 },
];

describeGpu("coreSums", (device) => {
  const driver = new StageDriver(device);

  it.each([...COUNTS, 20_000])("of two galaxies of %i bodies, wide, narrow, and moved on", async (n) => {
    const { posMass, velocity, id, traits, cores } = twoGalaxies(n);
    const sums: number[] = [];
    for (const dispatch of REPETITIONS) {
      const both = await driver.compare(spec(dispatch, 2), coreSums, {
        sizes: sizesOf(n),
        structs: { followParams: { n, elapsed: 0.5, slot: 3 } },
        tables: { posMass, velocity, id, traits, cores },
      });
      // Each thread adds up a few of the bodies, of mass 1 in all.
      expectTable(both, "partials", 3e-6);
      sums.push([...both.gpu.partials!.subarray(0, 8 * 64 * 2)].reduce((sum, x, k) => sum + (k % 8 === 3 ? x : 0), 0));
    }
    expect(sums[0]).toBeGreaterThanOrEqual(sums[1]!);
    if (n > 60) expect(sums[1]).toBeGreaterThan(sums[2]!);
  });
});
