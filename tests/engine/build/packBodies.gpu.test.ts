import { it } from "vitest";
import { packBodies as spec } from "../../../src/engine/build/domains.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { packBodies } from "../../reference/packBodies.ts";
import { COUNTS, expectTable, StageDriver } from "../stageDriver.ts";
import { prunedTables } from "./prunedTables.ts";

describeGpu("packBodies", (device) => {
  const driver = new StageDriver(device);

  it.each(COUNTS)("of the tree of %i bodies", async (n) => {
    const { whole, packed, sizes, params } = prunedTables(n, { opening: "bonsai" });
    const { nodeTest, posMass } = whole;
    const { kept, places, bodies } = packed;
    const both = await driver.compare(spec, packBodies, {
      ...{ sizes, structs: { params: { ...params, sources: bodies } } },
      tables: { kept, places, nodeTest, posMass },
    });
    expectTable(both, "packedPosMass");
  });
});
