import { expect, it } from "vitest";
import { linePlace as spec } from "../../../src/engine/integrate/vortices.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { linePlace } from "../../reference/linePlace.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("linePlace", (device) => {
  const driver = new StageDriver(device);

  it.each(COUNTS)("finds each of %i elements by its id", async (n) => {
    const id = Uint32Array.from({ length: n }, (_, i) => n - 1 - i);
    const both = await driver.compare(spec, linePlace, { sizes: sizesOf(n), tables: { id } });
    expectTable(both, "linePlace");
    expect(both.gpu.linePlace![0]).toBe(n - 1);
  });
});
