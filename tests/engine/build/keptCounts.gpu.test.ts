import { it } from "vitest";
import { keptCounts as spec } from "../../../src/engine/build/domains.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { keptCounts } from "../../reference/keptCounts.ts";
import { expectTable, StageDriver } from "../stageDriver.ts";
import { keptTables, NODES } from "./keptTables.ts";

describeGpu("keptCounts", (device) => {
  const driver = new StageDriver(device);

  it.each(NODES)("of %i nodes", async (nodes) => {
    const { sizes, structs, ...tables } = keptTables(nodes);
    expectTable(await driver.compare(spec, keptCounts, { sizes, structs, tables }), "counts");
  });
});
