import { it } from "vitest";
import { curveSamples as spec } from "../../../src/engine/build/domains.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { curveSamples } from "../../reference/curveSamples.ts";
import { COUNTS, expectTable, StageDriver } from "../stageDriver.ts";
import { dividedTables } from "./dividedTables.ts";

describeGpu("curveSamples", (device) => {
  const driver = new StageDriver(device);

  it.each([...COUNTS, 9001])("of %i bodies", async (n) => {
    const { root, posMass, id, sizes } = dividedTables(n);
    expectTable(await driver.compare(spec, curveSamples, { sizes, tables: { root, posMass, id } }), "samples");
  });
});
