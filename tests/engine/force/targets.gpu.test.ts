import { it } from "vitest";
import { targets as spec } from "../../../src/engine/force/targets.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { targets } from "../../reference/targets.ts";
import { sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("targets", (device) => {
  const driver = new StageDriver(device);

  it.each([0, ...COUNTS])("of %i bodies", async (n) => {
    const { posMass, velocity } = sphere(n);
    expectTable(await driver.compare(spec, targets, { sizes: sizesOf(n), tables: { posMass, velocity } }), "targets");
  });
});
