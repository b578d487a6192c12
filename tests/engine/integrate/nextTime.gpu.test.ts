import { expect, it } from "vitest";
import { nextTime as spec } from "../../../src/engine/integrate/blocks.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { BLOCKS } from "../../reference/blocks.ts";
import { nextTime } from "../../reference/nextTime.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("nextTime", (device) => {
  const driver = new StageDriver(device);

  it.each([0, ...COUNTS])("of %i bodies, while a step is under way and when none is", async (n) => {
    for (const open of [0, 1]) {
      const due = Uint32Array.from({ length: n }, (_, i) => 1000 + ((i * 7919) % 5000));
      const blockState = new Uint32Array(16);
      blockState[BLOCKS.BLOCK_NEXT] = BLOCKS.NEVER;
      blockState[BLOCKS.BLOCK_OPEN] = open;
      const both = await driver.compare(spec, nextTime, { sizes: sizesOf(n), tables: { due, blockState } });
      expectTable(both, "blockState");
      if (open === 0 || n === 0) expect(both.gpu.blockState![BLOCKS.BLOCK_NEXT]).toBe(BLOCKS.NEVER);
    }
  });
});
