import { it } from "vitest";
import { activeDispatch as spec } from "../../../src/engine/build/activeDispatch.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { activeDispatch } from "../../reference/activeDispatch.ts";
import { expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("activeDispatch", (device) => {
  const driver = new StageDriver(device);

  it.each([0, 1, 2, 63, 64, 65, 255, 256, 257, 3000, 65_534, 65_535, 65_536, 200_000])(
    "of %i groups",
    async (count) => {
      const tables = { groupList: Uint32Array.from([5000, 11, 0]), dispatch: Uint32Array.from([9, 9, 9, count]) };
      const both = await driver.compare(spec, activeDispatch, { sizes: sizesOf(64), tables });
      expectTable(both, "dispatch");
      expectTable(both, "activeList");
    },
  );
});
