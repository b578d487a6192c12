import { it } from "vitest";
import { accelerationSize as spec } from "../../../src/engine/integrate/leapfrog.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { accelerationSize } from "../../reference/accelerationSize.ts";
import { sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";
import { ROUNDING } from "../tolerance.ts";

describeGpu("accelerationSize", (device) => {
  const driver = new StageDriver(device);

  it.each([0, ...COUNTS])("%i bodies", async (n) => {
    const { velocity, acceleration } = sphere(n);
    for (let i = 0; i < n; i++) velocity[4 * i + 3] = 0;
    const both = await driver.compare(spec, accelerationSize, {
      sizes: sizesOf(n),
      tables: { velocity, acceleration },
    });
    // Only w changes: three squares, two sums, a root.
    expectTable(both, "velocity", (k) =>
      k % 4 === 3 ? 8 * ROUNDING * Math.hypot(...acceleration.subarray(k - 3, k)) : 0,
    );
  });
});
