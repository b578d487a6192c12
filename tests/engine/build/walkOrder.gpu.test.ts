import { expect, it } from "vitest";
import { walkOrder as spec } from "../../../src/engine/build/walkOrder.ts";
import { CONSTANTS } from "../../../src/gpu/shaders.gen.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { walkOrder } from "../../reference/walkOrder.ts";
import { COUNTS, StageDriver, sizesOf, type Tables } from "../stageDriver.ts";

const { GROUP_LIST } = CONSTANTS.groups;
const { ORDERED_FIRST } = CONSTANTS.status;

describeGpu("walkOrder", (device) => {
  const driver = new StageDriver(device);

  /** The order of groups of `n` bodies (every fifth of them shorter) that walked as long as `lengthOf` says, and how many come first. */
  async function orderOf(n: number, lengthOf: (slot: number) => number, { size = 32, parts = 1 } = {}) {
    const firsts: number[] = [];
    for (let at = 0; at < n; at += firsts.length % 5 === 0 ? size / 2 : size) firsts.push(at);
    const count = firsts.length;
    const sizes = { ...sizesOf(n, size), groups: count + 3, parts, ordered: true };
    const groupList = new Uint32Array(2 * sizes.groups + 3);
    groupList.set([count, 7, ...firsts, n]);
    const rows = Math.ceil(Math.ceil(n / size) / 4);
    const groupCounts = new Uint32Array(4 * (parts * sizes.groups + rows)).fill(12345);
    for (let slot = 0; slot < 4 * rows; slot++) groupCounts[4 * parts * sizes.groups + slot] = lengthOf(slot);
    const tables = { groupList, groupCounts, status: new Uint32Array(16) };
    const both = await driver.compare(spec, walkOrder, { sizes, tables });
    const long = both.gpu.status![ORDERED_FIRST]!;
    const parted = ({ groupList: list }: Tables) => {
      const order = [...list!.slice(GROUP_LIST + sizes.groups + 1, GROUP_LIST + sizes.groups + 1 + count)];
      return [order.slice(0, long), order.slice(long)] as const;
    };
    const [gpu, twin] = [parted(both.gpu), parted(both.twin)];
    // Which workgroup places its groups first is open where there are several.
    if (count <= 256) expect(gpu).toEqual(twin);
    for (const k of [0, 1] as const)
      expect(gpu[k].toSorted((a, b) => a - b)).toEqual(twin[k].toSorted((a, b) => a - b));
    expect(both.gpu.status).toEqual(both.twin.status);
    expect(both.gpu.groupCounts).toEqual(both.twin.groupCounts);
    return { order: [...gpu[0], ...gpu[1]], long, firsts };
  }

  it.each([0, ...COUNTS, 20_000])("of groups of %i bodies", async (n) => {
    for (const size of [32, 64]) {
      for (const parts of [1, 2]) {
        await orderOf(n, (slot) => 100 + ((slot * 7919) % 100), { size, parts });
        await orderOf(n, (slot) => (slot % 11 === 3 ? 3000 : 1000), { size, parts });
      }
    }
  });

  it("puts all of them where nobody has walked, or all as long", async () => {
    for (const length of [0, 77]) {
      const { order, long } = await orderOf(5000, () => length);
      expect(long).toBe(0);
      expect(order.toSorted((a, b) => a - b)).toEqual(order.map((_, k) => k));
    }
  });

  it("puts the one long walk first", async () => {
    const { order, long, firsts } = await orderOf(5000, (slot) => (slot === 40 ? 500 : 100), { size: 64 });
    expect(long).toBeGreaterThan(0);
    for (const g of order.slice(0, long)) expect(Math.floor(firsts[g]! / 64)).toBe(40);
  });
});
