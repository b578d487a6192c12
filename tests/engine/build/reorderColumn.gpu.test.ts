import { expect, it } from "vitest";
import { reorderColumn as spec } from "../../../src/engine/build/reorder.ts";
import { type Column, extraColumn } from "../../../src/engine/state/columns.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { reorderColumn } from "../../reference/reorderColumn.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

const heat = extraColumn("heat");
const drag: Column = { ...heat, type: "vec4f" };

describeGpu("reorderColumn", (device) => {
  const driver = new StageDriver(device);
  /** Room for the widest column, and words that are all different. */
  const trial = (n: number, words: number, faults = 0) => ({
    sizes: { ...sizesOf(n), columns: [words === 4 ? drag : heat] },
    tables: {
      order: Uint32Array.from({ length: n }, (_, i) => (i * 7919 + 3) % n),
      before: Uint32Array.from({ length: words * n }, (_, k) => 10 + k),
      status: Uint32Array.from({ length: 16 }, (_, k) => (k === 0 ? faults : 0)),
    },
  });

  it.each([0, ...COUNTS])("%i bodies, one number and four", async (n) => {
    for (const column of [heat, drag])
      expectTable(await driver.compare(spec(column), reorderColumn, trial(n, column === drag ? 4 : 1)), "after");
  });

  it("keeps the order on the way to the sort", async () => {
    const both = await driver.compare(spec(heat, { toSort: true }), reorderColumn, trial(300, 1));
    expectTable(both, "after");
    expect(both.gpu.after!.slice(0, 3)).toEqual(Uint32Array.from([10, 11, 12]));
  });

  it("stands still on that way where the tree did not fit, as the bodies do", async () => {
    const still = trial(300, 1, CONSTANTS.status.FAULT_NODES);
    const both = await driver.compare(spec(heat, { toSort: true, halts: true }), reorderColumn, still);
    expectTable(both, "after");
    expect(both.gpu.after![0]).not.toBe(10);
  });
});
