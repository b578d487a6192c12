import { expect, it } from "vitest";
import { externalExact as spec } from "../../../src/engine/external/stages.ts";
import { sampledBodies } from "../../../src/engine/measure/summary.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { externalExact } from "../../reference/externalExact.ts";
import { ALL, externalTables, TIME } from "../externalTables.ts";
import { sphere } from "../sampleTables.ts";
import { COUNTS, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("externalExact", (device) => {
  const driver = new StageDriver(device);

  it.each(COUNTS)("%i bodies in eight fields", async (n) => {
    const { posMass } = sphere(n);
    const samples = new Uint32Array(512);
    samples.set(sampledBodies(n));
    const exact = new Float32Array(8 * 512).map((_, k) => Math.fround(Math.sin(k)));
    const tables = { posMass, samples, exact, ...externalTables(ALL) };
    const both = await driver.compare(spec, externalExact(ALL, TIME), { sizes: sizesOf(n), tables });
    for (const [k, x] of both.gpu.exact!.entries()) {
      const first = 8 * Math.floor(k / 8);
      // The solver's own, and what lies behind the last sample, stay.
      const size = k % 8 < 3 && first / 8 < n ? Math.hypot(...both.twin.exact!.subarray(first, first + 3)) + 1 : 0;
      expect(Math.abs(x - both.twin.exact![k]!)).toBeLessThanOrEqual(3e-5 * size);
    }
  });
});
