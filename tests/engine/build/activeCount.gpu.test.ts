import { it } from "vitest";
import { activeCount as spec } from "../../../src/engine/build/tree.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { activeCount } from "../../reference/activeCount.ts";
import { expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("activeCount", (device) => {
  const driver = new StageDriver(device);

  it.each([0, 1, 3000, 65_536])("of %i groups", async (count) => {
    const tables = { groupList: Uint32Array.from([70_000, 11, 0]), groupsFound: Uint32Array.from([count]) };
    const both = await driver.compare(spec, activeCount, { sizes: sizesOf(64), tables });
    expectTable(both, "groupsFound");
    expectTable(both, "activeList");
  });
});
