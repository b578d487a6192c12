import { expect, it } from "vitest";
import { joinSums as spec } from "../../../src/engine/force/direct/index.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { joinSums } from "../../reference/joinSums.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("joinSums", (device) => {
  const driver = new StageDriver(device);

  async function check(n: number, parts: number) {
    const acceleration = Float32Array.from({ length: 4 * n * parts }, (_, k) => Math.sin(k));
    const sizes = { ...sizesOf(n), parts };
    const both = await driver.compare(spec, joinSums, { sizes, tables: { acceleration } });
    // Sums of values of 1: each addition rounds by half a unit in the last place of up to `parts`.
    expectTable(both, "acceleration", parts * parts * 2 ** -24);
    return { before: acceleration, after: both.gpu.acceleration as Float32Array };
  }

  it.each(COUNTS)("of %i bodies in two parts and in sixteen", async (n) => {
    await check(n, 2);
    await check(n, 16);
  });

  it("leaves all as it is where there is one part", async () => {
    const { before, after } = await check(300, 1);
    expect(after).toEqual(before);
  });
});
