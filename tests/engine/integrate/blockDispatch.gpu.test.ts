import { expect, it } from "vitest";
import { blockDispatch as spec } from "../../../src/engine/integrate/blocks.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { blockDispatch } from "../../reference/blockDispatch.ts";
import { BLOCKS } from "../../reference/blocks.ts";
import { expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("blockDispatch", (device) => {
  const driver = new StageDriver(device);

  async function check(n: number, found: number, next: number, open = 1, pairs = 2 ** 32 - 100) {
    const blockState = new Uint32Array(16);
    blockState[BLOCKS.BLOCK_NEXT] = next;
    blockState[BLOCKS.BLOCK_FOUND] = found;
    blockState[BLOCKS.BLOCK_OPEN] = open;
    blockState[BLOCKS.BLOCK_PAIRS] = pairs;
    const tables = { blockState, status: new Uint32Array(16) };
    const both = await driver.compare(spec, blockDispatch, { sizes: sizesOf(n), tables });
    for (const name of ["blockState", "status", "forceDispatch", "correctDispatch"]) expectTable(both, name);
    return both.gpu;
  }

  it.each([0, 1, 2, 63, 64, 65, 255, 256, 257, 3000, 65_536])("for %i due bodies of 65 536", async (found) => {
    await check(65_536, found, 4096);
    await check(65_536, found, BLOCKS.TICKS);
    await check(65_536, found, 4096, 0);
  });

  it("cuts the sources of few bodies into parts, and counts what it did beyond 32 bits", async () => {
    const few = await check(131_072, 32, 64);
    expect(few.blockState![BLOCKS.BLOCK_SPLITS]).toBe(1024);
    expect((await check(131_072, 131_072, 64)).blockState![BLOCKS.BLOCK_SPLITS]).toBe(1);
    expect((await check(1000, 200, 64)).blockState![BLOCKS.BLOCK_PAIRS + 1]).toBe(1);
  });
});
