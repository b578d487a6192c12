import { expect, it } from "vitest";
import { leafLevels as spec } from "../../../src/engine/build/leafLevels.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { leafLevels } from "../../reference/leafLevels.ts";
import { placed, sortedKeys, sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";

/** Where no node begins, `first` and `last` may be anything with first > last. */
function plain(bodyLevels: Uint32Array): Uint32Array {
  return bodyLevels.map((word) => ((word & 255) > ((word >> 8) & 255) ? (word & 0x10000) | 1 : word));
}

describeGpu("leafLevels", (device) => {
  const driver = new StageDriver(device);

  async function check(keys: Uint32Array, leafSize = 16, groupSize = 64) {
    const n = keys.length / 2;
    const sizes = sizesOf(n, groupSize);
    const both = await driver.compare(spec, leafLevels, {
      sizes,
      tables: { keys },
      params: paramsOf(sizes, { leafSize }),
    });
    both.gpu.bodyLevels = plain(both.gpu.bodyLevels as Uint32Array);
    expectTable(both, "bodyLevels");
    expectTable(both, "counts");
    return both.gpu.bodyLevels as Uint32Array;
  }

  it.each([0, ...COUNTS])("of %i bodies", async (n) => {
    await check(sortedKeys(sphere(n).posMass).keys);
  });

  it.each([1, 2, 8])("with leaves of at most %i", async (leafSize) => {
    await check(sortedKeys(sphere(700).posMass).keys, leafSize);
  });

  it.each(COUNTS)("of %i bodies in groups of 32", async (n) => {
    const levels = await check(sortedKeys(sphere(n).posMass).keys, 16, 32);
    const begins = Array.from(levels, (_, i) => i).filter((i) => levels[i]! >= 0x10000);
    expect(begins.filter((i) => i % 32 === 0).length).toBe(Math.ceil(n / 32));
  });

  it("cuts groups where heavy cells end", async () => {
    const levels = await check(sortedKeys(sphere(10_000).posMass).keys);
    const begins = Array.from(levels, (_, i) => i).filter((i) => levels[i]! >= 0x10000);
    expect(begins.filter((i) => i % 64 === 0).length).toBe(Math.ceil(10_000 / 64));
    expect(begins.some((i) => i % 64 !== 0)).toBe(true);
  });

  it.each([
    [64, 4097, 100],
    [32, 1025, 8000],
  ])("cuts groups of %i between %i bodies and others, on whichever side they are", async (groupSize, heavy, others) => {
    for (const before of [others, heavy]) {
      const clumps = placed(heavy + others, (i) => (i < before ? [0, 0, 0] : [1, 0, 0]));
      const levels = await check(sortedKeys(clumps).keys, 16, groupSize);
      expect(levels[before]! >= 0x10000).toBe(true);
    }
  });

  it("cuts groups of 32 like those of 64 where bodies are few", async () => {
    const clumps = placed(2000, (i) => (i < 90 ? [0, 0, 0] : [1, 0, 0]));
    expect((await check(sortedKeys(clumps).keys, 16, 32))[90]! >= 0x10000).toBe(false);
  });

  it("of bodies at one point, in two clumps and on a line", async () => {
    await check(sortedKeys(placed(300, () => [1, 1, 1])).keys);
    await check(sortedKeys(placed(300, (i) => [i % 2, 0, 0])).keys);
    await check(sortedKeys(placed(300, (i) => [i / 7, 0, 0])).keys);
  });
});
