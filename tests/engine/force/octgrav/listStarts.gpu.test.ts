import { expect, it } from "vitest";
import { listStarts as spec } from "../../../../src/engine/force/octgrav/index.ts";
import { PLAIN, slicesOf } from "../../../../src/engine/state/forceVariant.ts";
import { describeGpu } from "../../../gpuDevice.ts";
import { FAULT_LISTS } from "../../../reference/contract.ts";
import { listStarts } from "../../../reference/octgrav/listStarts.ts";
import { expectTable, paramsOf, StageDriver } from "../../stageDriver.ts";

describeGpu("listStarts", (device) => {
  const driver = new StageDriver(device);

  /** Lists of 0 to 12 entries, all groups in the buffers or, with `fewer`, not as many. */
  async function check(groups: number, { room = 20 * groups, slice = { index: 0, last: 0 }, fewer = 0 } = {}) {
    const sizes = { n: 64 * groups, capacity: 64, nodes: 16, groups, groupSize: 64, parts: 1, entries: room };
    const listSizes = Uint32Array.from({ length: 4 * groups }, (_, k) => (k % 4 < 2 ? (k * 7919) % 7 : 99));
    const groupList = new Uint32Array(groups + 3);
    groupList[0] = groups - fewer;
    const both = await driver.compare(spec({ ...PLAIN, slice }), listStarts, {
      sizes,
      params: paramsOf(sizes),
      tables: { groupList, listSizes, listEntries: new Uint32Array(Math.max(4, room)), status: new Uint32Array(16) },
    });
    expectTable(both, "listSizes");
    expectTable(both, "status");
    return both.gpu;
  }

  it.each([1, 2, 63, 64, 65, 255, 256, 257, 3000])("of %i groups", async (groups) => {
    const { listSizes, status } = await check(groups);
    expect(status![0]).toBe(0);
    const last = 4 * (groups - 1);
    expect(status![8]).toBe(listSizes![last]! + listSizes![last + 1]! + listSizes![last + 2]!);
  });

  it("of a slice begins again", async () => {
    const halves = slicesOf(PLAIN, 2).map(({ slice }) => slice);
    for (const slice of halves) await check(300, { slice });
    await check(300, { slice: halves[1]!, fewer: 200 });
    await check(300, { fewer: 300 });
  });

  it("says what does not fit, and leaves nothing to be written", async () => {
    const { listSizes, status } = await check(257, { room: 100 });
    expect(status![0]).toBe(FAULT_LISTS);
    expect(status![8]).toBeGreaterThan(100);
    expect(listSizes!.every((size) => size === 0)).toBe(true);
  });
});
