import { expect, it } from "vitest";
import { join as spec } from "../../../src/engine/force/adaptive/index.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { join } from "../../reference/join.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("join", (device) => {
  const driver = new StageDriver(device);

  async function check(n: number, parts: number, groups: number) {
    const sizes = { ...sizesOf(n), parts };
    const groupList = new Uint32Array(sizes.groups + 3);
    groupList[0] = groups;
    const acceleration = Float32Array.from({ length: 4 * n * parts }, (_, k) => Math.sin(k));
    const groupCounts = Uint32Array.from({ length: 4 * sizes.groups * parts }, (_, k) => (k * 7919) % 1000);
    const tables = { groupList, acceleration, groupCounts };
    const both = await driver.compare(spec, join, { sizes, tables });
    expectTable(both, "acceleration", 1e-6);
    expectTable(both, "groupCounts");
    return { before: acceleration, after: both.gpu.acceleration as Float32Array };
  }

  it.each(COUNTS)("of %i bodies in two parts and in four", async (n) => {
    await check(n, 2, Math.ceil(n / 64));
    await check(n, 4, sizesOf(n).groups - 1);
  });

  it("leaves all as it is where the tree did not fit, or where there is one part", async () => {
    for (const [parts, groups] of [
      [4, 0],
      [1, 5],
    ] as const) {
      const { before, after } = await check(300, parts, groups);
      expect(after).toEqual(before);
    }
  });
});
