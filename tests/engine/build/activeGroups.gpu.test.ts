import { expect, it } from "vitest";
import { activeGroups as spec } from "../../../src/engine/build/tree.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { activeGroups } from "../../reference/activeGroups.ts";
import { COUNTS, StageDriver, sizesOf, type Tables } from "../stageDriver.ts";

/** Groups of `size` bodies, one in a while shorter. */
function groupsOf(n: number, size: number): Uint32Array {
  const firsts: number[] = [];
  for (let first = 0; first < n; first += firsts.length % 5 === 0 ? Math.ceil(size / 3) : size) firsts.push(first);
  return Uint32Array.from([firsts.length, 7, ...firsts, n]);
}

/** The groups found, by their first bodies. */
function found({ activeList, groupsFound }: Tables): number[][] {
  const count = groupsFound![0]!;
  const records = Array.from({ length: count }, (_, k) => [...activeList!.slice(2 + 4 * k, 6 + 4 * k)]);
  return records.sort((a, b) => a[0]! - b[0]!);
}

describeGpu("activeGroups", (device) => {
  const driver = new StageDriver(device);

  async function check(n: number, size: number, isActive: (i: number) => boolean, halves = false) {
    const groupList = groupsOf(n, size);
    const sizes = { ...sizesOf(n, size), groups: groupList[0]! };
    const awake = Uint32Array.from({ length: n }, (_, i) => (isActive(i) ? 1 + i : 0));
    const tables = { groupList, awake, groupsFound: new Uint32Array(1) };
    const { gpu, twin } = await driver.compare(
      spec(halves),
      (tables: Parameters<typeof activeGroups>[0]) => activeGroups(tables, halves),
      { sizes, tables },
    );
    expect(gpu.groupsFound).toEqual(twin.groupsFound);
    expect(found(gpu)).toEqual(found(twin));
    return found(gpu);
  }

  it.each([0, ...COUNTS])("of %i bodies, some of them active", async (n) => {
    for (const size of [32, 64]) {
      expect(await check(n, size, () => false)).toEqual([]);
      await check(n, size, (i) => i % 97 === 5 || i === n - 1);
      await check(n, size, () => true);
      await check(n, size, (i) => i % 97 === 5 || i === n - 1, true);
      await check(n, size, () => true, true);
    }
  });

  it("takes each half of a group by itself, where it has active bodies", async () => {
    expect(await check(200, 64, (i) => i === 63, true)).toEqual([[32, 64, 2 ** 31, 0]]);
    expect(await check(200, 64, (i) => i === 30 || i === 100, true)).toEqual([
      [0, 32, 2 ** 30, 0],
      [96, 128, 16, 0],
    ]);
  });

  it("keeps one body in a group of 64, the first and the last", async () => {
    for (const one of [0, 21, 22, 63, 85]) {
      const [group] = await check(200, 64, (i) => i === one);
      expect(group![0]!).toBeLessThanOrEqual(one);
      expect(group![1]!).toBeGreaterThan(one);
    }
  });
});
