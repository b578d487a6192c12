import { expect, it } from "vitest";
import { leafLevels as spec } from "../../../src/engine/build/tree.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { leafLevels } from "../../reference/leafLevels.ts";
import { placed, sortedKeys, sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";

/** Where no node begins, `first` and `last` may be anything with first > last. */
function plain(bodyLevels: Uint32Array): Uint32Array {
  return bodyLevels.map((word) => ((word & 255) > ((word >> 8) & 255) ? (word & 0x30000) | 1 : word));
}

describeGpu("leafLevels", (device) => {
  const driver = new StageDriver(device);

  async function check(
    keys: Uint32Array,
    leafSize = 16,
    groupSize = 64,
    walks: { parts: number; lengthOf: (group: number) => number; placeOf?: (body: number) => number } | null = null,
  ) {
    const n = keys.length / 2;
    const sizes = { ...sizesOf(n, groupSize), ...(walks && { parts: walks.parts, ordered: true }) };
    const tables: Record<string, Uint32Array> = { keys };
    if (walks) {
      // The lengths stand behind what the parts used, four of each full group.
      const groups = Math.ceil(n / groupSize);
      tables.groupCounts = new Uint32Array(4 * (walks.parts * sizes.groups + groups)).fill(12345);
      for (let k = 0; k < 4 * groups; k++)
        tables.groupCounts[4 * walks.parts * sizes.groups + k] = walks.lengthOf(Math.floor(k / 4));
      tables.order = Uint32Array.from({ length: n }, (_, i) => walks.placeOf?.(i) ?? i);
    }
    const both = await driver.compare(spec, leafLevels, {
      sizes,
      tables,
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

  it.each([1, ...COUNTS, 3000])("of %i bodies marks groups with long walks", async (n) => {
    const { keys } = sortedKeys(sphere(n).posMass);
    for (const [groupSize, parts] of [
      [32, 1],
      [64, 2],
    ] as const) {
      await check(keys, 16, groupSize, { parts, lengthOf: (group) => 100 + ((group * 7919) % 200) });
      const levels = await check(keys, 16, groupSize, { parts, lengthOf: (group) => (group % 11 === 3 ? 3000 : 1000) });
      const long = [...levels.keys()].filter((i) => levels[i]! & 0x20000);
      expect(long.map((i) => Math.floor(i / groupSize) % 11).filter((rest) => rest !== 3)).toEqual([]);
      expect(long.length > 0).toBe(n > 3 * groupSize);
    }
  });

  it.each([1, ...COUNTS, 3000])("of %i bodies that moved marks groups of those with long walks", async (n) => {
    const { keys } = sortedKeys(sphere(n).posMass);
    for (const groupSize of [32, 64]) {
      // All bodies of the last third had long walks, and have come to the beginning since.
      const third = Math.floor(n / 3);
      const placeOf = (i: number) => (i < third ? n - third + i : i - third);
      const walks = { parts: 1, lengthOf: (group: number) => (group * groupSize >= n - third ? 3000 : 1000), placeOf };
      const levels = await check(keys, 16, groupSize, walks);
      const long = [...levels.keys()].filter((i) => levels[i]! & 0x20000);
      expect(long.every((i) => i < third)).toBe(true);
      if (n > 3 * groupSize) expect(long.length).toBeGreaterThan(0);
    }
  });

  it("marks none where none was walked, or all as long", async () => {
    for (const length of [0, 77]) {
      const levels = await check(sortedKeys(sphere(5000).posMass).keys, 16, 32, { parts: 1, lengthOf: () => length });
      expect(levels.some((word) => word & 0x20000)).toBe(false);
    }
  });
});
