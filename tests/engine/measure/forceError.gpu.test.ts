import { it } from "vitest";
import { forceError as spec } from "../../../src/engine/measure/forceError.ts";
import { PLAIN, slicesOf } from "../../../src/engine/state/forceVariant.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { forceError } from "../../reference/forceError.ts";
import { placed, sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";
import { forceTolerance } from "../tolerance.ts";

describeGpu("forceError", (device) => {
  const driver = new StageDriver(device);

  async function check(
    tables: { posMass: Float32Array; acceleration: Float32Array },
    eps2: number,
    spline = 0,
    slices = 1,
  ) {
    const n = tables.posMass.length / 4;
    const sizes = sizesOf(n);
    const params = paramsOf(sizes, { eps2, spline });
    const samples = Uint32Array.from({ length: Math.min(512, n) }, (_, s) => (s * 577) % n);
    const both = await driver.compare(slicesOf({ ...PLAIN, spline: spline > 0 }, slices).map(spec), forceError, {
      sizes,
      params,
      tables: { ...tables, samples },
    });
    const rounding = forceTolerance(tables.posMass, params.eps2 + (spline / 2.8) ** 2);
    // Two vectors a sample: the direct sum, and the solver's own as it is.
    expectTable(both, "exact", (k) =>
      k % 8 < 4 && k < 8 * samples.length ? rounding(4 * samples[Math.floor(k / 8)]! + (k % 4)) : 0,
    );
  }

  it.each(COUNTS)("of samples of %i bodies", async (n) => {
    await check(sphere(n), 0.0025);
  });

  it("with spline softening, and in slices", async () => {
    await check(sphere(700), 0, 0.2, 8);
  });

  it("without softening, where bodies coincide", async () => {
    await check({ posMass: placed(90, (i) => [i % 5, i % 3, 0]), acceleration: new Float32Array(360) }, 0);
  });
});
