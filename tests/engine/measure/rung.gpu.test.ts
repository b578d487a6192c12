import { expect, it } from "vitest";
import { rung as spec } from "../../../src/engine/measure/stages.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { rung } from "../../reference/rung.ts";
import { rungParams, rungTables } from "../rungTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("rung", (device) => {
  const driver = new StageDriver(device);

  it.each([0, ...COUNTS])("of %i bodies, some of them frozen, and how many are on each", async (n) => {
    const { velocity, id } = rungTables(n, 1);
    const tables = { velocity, id, rungCounts: new Uint32Array(CONSTANTS.rungCounts.RUNGS) };
    const both = await driver.compare(spec, rung, { sizes: sizesOf(n), params: rungParams(n), tables });
    expectTable(both, "quantity");
    expectTable(both, "rungCounts");
    if (n === 3000) expect(both.gpu.rungCounts!.filter((count) => count > 0).length).toBeGreaterThan(3);
  });
});
