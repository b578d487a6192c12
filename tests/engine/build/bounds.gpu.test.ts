import { expect, it } from "vitest";
import { bounds as spec } from "../../../src/engine/build/sort.ts";
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

  it.each([0, ...COUNTS, 4097])("finds the bodies of some ids among %i, wherever they stand", async (n) => {
    const tables = { ...sphere(n), ids: Uint32Array.from({ length: n }, (_, i) => n - 1 - i) };
    const samples = new Float32Array(4 * 256);
    const both = await driver.compare(spec({ byId: true }), bounds, {
      sizes: sizesOf(n),
      tables: { ...tables, samples },
    });
    for (const name of ["partials", "samples"]) expectTable(both, name);
    const found = both.gpu.samples!.filter((_, k) => k % 4 === 3 && both.gpu.samples![k] === 1).length;
    expect(found).toBeGreaterThanOrEqual(Math.min(n, 100));
  });

  it.each([1, 512, 513, 3000])("clears the bins of %i bodies, and lists their first keys", async (n) => {
    const sortedKeys = Uint32Array.from({ length: 2 * n }, (_, k) => 7 * k + 1);
    const tables = { ...sphere(n), sortedKeys };
    for (const cubeStands of [false, true]) {
      const both = await driver.compare(spec({ bins: true, cubeStands }), bounds, { sizes: sizesOf(n), tables });
      for (const name of ["partials", "counts", "binKeys"]) expectTable(both, name);
      expect(both.gpu.binKeys![0]).toBe(1);
    }
  });

  it.each([1, 257, 3000])(
    "clears the first table of a sort of %i bodies that counts ahead, and no other",
    async (n) => {
      const sizes = sizesOf(n);
      for (const deepest of [0, 9, 14]) {
        const status = new Uint32Array(16);
        status[7] = deepest;
        for (const cubeStands of [false, true]) {
          const both = await driver.compare(spec({ ahead: true, cubeStands }), bounds, {
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
