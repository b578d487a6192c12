import { it } from "vitest";
import { radixCount as spec } from "../../../src/engine/build/sort.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { radixCount } from "../../reference/radixCount.ts";
import { mixedKeys } from "../sampleTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("radixCount", (device) => {
  const driver = new StageDriver(device);

  it.each([0, ...COUNTS, 2047, 2048, 2049])("of %i keys", async (n) => {
    for (const digit of n === 3000 ? [0, 3, 4, 7] : [5]) {
      expectTable(
        await driver.compare(spec(digit), radixCount, { sizes: sizesOf(n), tables: { keys: mixedKeys(n) } }),
        "counts",
      );
    }
  });

  it("of a digit that is not sorted: nothing", async () => {
    const sizes = sizesOf(300);
    const status = new Uint32Array(16);
    status[7] = 12;
    for (const digit of [1, 2]) {
      const tables = { keys: mixedKeys(300), status };
      expectTable(await driver.compare(spec(digit), radixCount, { sizes, tables }), "counts");
    }
  });

  it("of equal keys", async () => {
    expectTable(
      await driver.compare(spec(0), radixCount, { sizes: sizesOf(300), tables: { keys: new Uint32Array(600) } }),
      "counts",
    );
  });
});
