import { it } from "vitest";
import { groupBoxes as spec } from "../../../src/engine/build/domains.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { groupBoxes } from "../../reference/groupBoxes.ts";
import { sphere, treeOf } from "../sampleTables.ts";
import { COUNTS, expectTable, StageDriver } from "../stageDriver.ts";

describeGpu("groupBoxes", (device) => {
  const driver = new StageDriver(device);

  it.each(COUNTS)("of %i bodies, every fifth of them frozen", async (n) => {
    const bodies = sphere(n);
    for (let i = 0; i < n; i += 5) bodies.velocity[4 * i + 3] = -1;
    const { posMass, velocity, groupList, sizes } = treeOf(bodies);
    const both = await driver.compare(spec, groupBoxes, { sizes, tables: { posMass, velocity, groupList } });
    expectTable(both, "boxes");
  });
});
