import { it } from "vitest";
import { blockBegin as spec } from "../../../src/engine/integrate/blocks.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { blockBegin } from "../../reference/blockBegin.ts";
import { bitsOf } from "../../reference/contract.ts";
import { blockTables } from "../blockTables.ts";
import { COUNTS, expectTable, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("blockBegin", (device) => {
  const driver = new StageDriver(device);

  it.each([0, ...COUNTS])("of %i bodies, forwards and backwards", async (n) => {
    const tables = blockTables(n);
    // From far less than a tick to far more than a step.
    for (let i = 0; i < n; i++) tables.fixedVelocity[8 * i + 3] = bitsOf(1e-12 * 10 ** (i % 43));
    for (const drift of [1 / 8, -1 / 8]) {
      const sizes = sizesOf(n);
      const both = await driver.compare(spec, blockBegin, { sizes, params: paramsOf(sizes, { drift }), tables });
      for (const name of ["fixedPosition", "blockState", "due"]) expectTable(both, name);
    }
  });
});
