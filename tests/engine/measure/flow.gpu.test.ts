import { expect, it } from "vitest";
import { flow as spec } from "../../../src/engine/measure/flow.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { flow } from "../../reference/flow.ts";
import { expectTable, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";
import { heunTables } from "../vortexTables.ts";

describeGpu("flow", (device) => {
  const driver = new StageDriver(device);

  it.each([1, 300])("velocity and vorticity of %i elements", async (n) => {
    const sizes = sizesOf(n);
    const tables = { induced: heunTables(n).induced, flow: new Float32Array(4 * n) };
    const both = await driver.compare(spec(0.25), flow, { sizes, params: paramsOf(sizes), tables });
    expectTable(both, "flow", 1e-6);
    expect(both.gpu.flow!.subarray(0, 4 * n).every((x, k) => k % 4 < 3 || x < 0)).toBe(true);
  });
});
