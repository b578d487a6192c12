import { expect, it } from "vitest";
import { blockRung as spec } from "../../../src/engine/measure/stages.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { blockRung } from "../../reference/blockRung.ts";
import { bitsOf } from "../../reference/contract.ts";
import { blockTables } from "../blockTables.ts";
import { sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";

const { RUNGS } = CONSTANTS.rungCounts;

describeGpu("blockRung", (device) => {
  const driver = new StageDriver(device);

  it.each([0, ...COUNTS])("of %i bodies, forwards and backwards, and how many are on each", async (n) => {
    const { fixedVelocity } = blockTables(n);
    // From far less than a tick to far more than a step.
    for (let i = 0; i < n; i++) fixedVelocity[8 * i + 3] = bitsOf(1e-12 * 1.7 ** (i % 61));
    const tables = { fixedVelocity, id: sphere(n).id, rungCounts: new Uint32Array(RUNGS) };
    for (const drift of [1 / 8, -1 / 8]) {
      const sizes = sizesOf(n);
      const both = await driver.compare(spec, blockRung, { sizes, params: paramsOf(sizes, { drift }), tables });
      expectTable(both, "quantity");
      expectTable(both, "rungCounts");
      if (n === 3000) expect(both.gpu.rungCounts!.filter((count) => count > 0).length).toBeGreaterThan(25);
    }
  });
});
