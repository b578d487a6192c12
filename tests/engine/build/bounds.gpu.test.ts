import { expect, it } from "vitest";
import { bounds as spec } from "../../../src/engine/build/bounds.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { bounds } from "../../reference/bounds.ts";
import { sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("bounds", (device) => {
  const driver = new StageDriver(device);

  it.each([0, ...COUNTS])("of %i bodies", async (n) => {
    expectTable(await driver.compare(spec(), bounds, { sizes: sizesOf(n), tables: sphere(n) }), "partials");
  });

  it("leaves out bodies that are nowhere", async () => {
    const tables = sphere(300);
    tables.posMass[4 * 5] = Number.NaN;
    tables.posMass[4 * 270 + 1] = Number.NEGATIVE_INFINITY;
    const both = await driver.compare(spec(), bounds, { sizes: sizesOf(300), tables });
    expectTable(both, "partials");
    expect([...both.gpu.partials!.subarray(0, 8)].every((x) => Math.abs(x) < 100)).toBe(true);
  });

  it.each([1, 257, 3000])(
    "clears the first table of a sort of %i bodies that counts ahead, and no other",
    async (n) => {
      const sizes = sizesOf(n);
      for (const deepest of [0, 9, 14]) {
        const status = new Uint32Array(16);
        status[7] = deepest;
        for (const cubeStands of [false, true]) {
          const both = await driver.compare(spec(true, cubeStands), bounds, {
            sizes,
            tables: { ...sphere(n), status },
          });
          expectTable(both, "partials");
          expectTable(both, "counts");
        }
      }
    },
  );
});
