import { expect, it } from "vitest";
import { blockEnd as spec } from "../../../src/engine/integrate/blocks.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { blockEnd } from "../../reference/blockEnd.ts";
import { BLOCKS } from "../../reference/blocks.ts";
import { blockTables } from "../blockTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("blockEnd", (device) => {
  const driver = new StageDriver(device);

  it.each([0, ...COUNTS])(
    "of %i bodies, some of them frozen, when the step is done and while it is under way",
    async (n) => {
      for (const open of [0, 1]) {
        const { fixedPosition, fixedVelocity, acceleration, blockState } = blockTables(n);
        blockState[BLOCKS.BLOCK_OPEN] = open;
        for (let i = 0; i < n; i++) fixedVelocity[8 * i + 7] = i % 5 === 0 ? (i % 2) + 1 : 0;
        const tables = { fixedPosition, fixedVelocity, acceleration, blockState, status: new Uint32Array(16) };
        const both = await driver.compare(spec, blockEnd, { sizes: sizesOf(n), tables });
        expectTable(both, "posMass", 1e-6);
        expectTable(both, "velocity", (k) => 1e-6 * Math.max(1, Math.abs(both.twin.velocity![k]!)));
        expectTable(both, "fixedVelocity");
        expectTable(both, "status");
        if (n > 5 && open === 0) expect(both.gpu.status![2]).toBeGreaterThan(0);
      }
    },
  );
});
