import { expect, it } from "vitest";
import { totals as spec } from "../../../src/engine/measure/totals.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { totals } from "../../reference/totals.ts";
import { sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";
import { ROUNDING } from "../tolerance.ts";

describeGpu("totals", (device) => {
  const driver = new StageDriver(device);

  it.each([0, ...COUNTS])("of %i bodies", async (n) => {
    const tables = sphere(n);
    const both = await driver.compare(spec, totals, { sizes: sizesOf(n), tables });
    // Ten additions in a tree of 256, six roundings a term, of sums of sizes.
    const size = new Float64Array(Math.ceil(n / 256));
    for (let i = 0; i < n; i++) {
      const length = (table: Float32Array) => Math.hypot(...table.subarray(4 * i, 4 * i + 3));
      const [x, v, a] = [length(tables.posMass), length(tables.velocity), length(tables.acceleration)];
      const m = tables.posMass[4 * i + 3]!;
      size[Math.floor(i / 256)]! +=
        m * (1 + v * v + Math.abs(tables.acceleration[4 * i + 3]!) + x * a + v + 2 * x * v + x);
    }
    expectTable(both, "partials", (k) => 16 * ROUNDING * (size[Math.floor(k / 16)] ?? 0));
    const counted = Array.from(size, (_, tile) => both.gpu.partials![16 * tile + 7]!);
    expect(counted.reduce((a, b) => a + b, 0)).toBe(n);
  });
});
