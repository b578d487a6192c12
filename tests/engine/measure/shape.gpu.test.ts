import { expect, it } from "vitest";
import { shape as spec } from "../../../src/engine/measure/profiler.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { shape } from "../../reference/shape.ts";
import { partialOf } from "../../reference/sweep.ts";
import { galaxies, spheresOf } from "../galaxyTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";
import { ROUNDING } from "../tolerance.ts";

describeGpu("shape", (device) => {
  const driver = new StageDriver(device);

  it.each([0, ...COUNTS, 20_000])("of %i bodies", async (n) => {
    const spheres = spheresOf({ centre: [0.2, 0.1, 0], radius: 0.9 }, { centre: [2, -1, 0.6], radius: 3 });
    const tables = { ...galaxies(n), spheres };
    const both = await driver.compare(spec({ index: 0, last: 2 }), shape, { sizes: sizesOf(n), tables });
    const size = new Float64Array(both.twin.partials!.length);
    for (let i = 0; i < n; i++) {
      // A product of two distances below 3, each from numbers below 10.
      for (const galaxy of [0, 1]) {
        const at = partialOf(n, i, galaxy, 8);
        for (let k = 0; k < 8; k++) size[at + k]! += k === 7 ? 1 : tables.posMass[4 * i + 3]! * 60;
      }
    }
    expectTable(both, "partials", (k) => 32 * ROUNDING * size[k]!);
    if (n === 20_000) expect(both.gpu.partials!.subarray(8, 16)[7]).toBeGreaterThan(10);
  });
});
