import { expect, it } from "vitest";
import { walkOrder as spec } from "../../../src/engine/build/walkOrder.ts";
import { CONSTANTS } from "../../../src/gpu/shaders.gen.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { walkOrder } from "../../reference/walkOrder.ts";
import { COUNTS, StageDriver, sizesOf, type Tables } from "../stageDriver.ts";

const { GROUP_LIST } = CONSTANTS.groups;

describeGpu("walkOrder", (device) => {
  const driver = new StageDriver(device);

  /** Which groups of `n` bodies (every fifth of them shorter) walk first that walked as long as `lengthOf` says, with room for so many walks more. */
  async function firstOf(n: number, lengthOf: (slot: number) => number, { size = 32, parts = 1, spare = 1 } = {}) {
    const begins: number[] = [];
    for (let at = 0; at < n; at += begins.length % 5 === 0 ? size / 2 : size) begins.push(at);
    const count = begins.length;
    const groups = Math.ceil((1 + spare) * count) + 3;
    const sizes = { ...sizesOf(n, size), groups, parts, ordered: true };
    const groupList = new Uint32Array(4 + 2 * groups + Math.ceil(groups / 32));
    groupList.set([count, 7, ...begins, n]);
    const rows = Math.ceil(Math.ceil(n / size) / 4);
    const groupCounts = new Uint32Array(4 * (parts * groups + rows)).fill(12345);
    for (let slot = 0; slot < 4 * rows; slot++) groupCounts[4 * parts * groups + slot] = lengthOf(slot);
    const both = await driver.compare(spec, walkOrder, {
      sizes,
      tables: { groupList, groupCounts, status: new Uint32Array(16) },
    });
    const listed = ({ groupList: list }: Tables) => {
      const at = GROUP_LIST + groups + 1;
      const first = [...list!.slice(at + 1, at + 1 + list![at]!)];
      const bits = list!.slice(at + 1 + groups);
      const marked = Array.from({ length: count }, (_, g) => g).filter((g) => bits[g >> 5]! & (1 << (g & 31)));
      return { first, marked };
    };
    const [gpu, twin] = [listed(both.gpu), listed(both.twin)];
    expect(gpu.first.toSorted((a, b) => a - b)).toEqual(gpu.marked);
    // Which workgroup places its groups first is open where there are several, and so, where there is no room for all, is which find some.
    if (count <= 256) expect(gpu).toEqual(twin);
    else if (spare >= 1) expect(gpu.marked).toEqual(twin.marked);
    else expect(gpu.first.length).toBe(twin.first.length);
    expect(both.gpu.groupList!.slice(0, GROUP_LIST + groups)).toEqual(
      both.twin.groupList!.slice(0, GROUP_LIST + groups),
    );
    expect(both.gpu.status).toEqual(both.twin.status);
    expect(both.gpu.groupCounts).toEqual(both.twin.groupCounts);
    return { first: gpu.first, begins };
  }

  it.each([0, ...COUNTS, 20_000])("of groups of %i bodies", async (n) => {
    for (const size of [32, 64]) {
      for (const parts of [1, 2]) {
        await firstOf(n, (slot) => 100 + ((slot * 7919) % 200), { size, parts });
        await firstOf(n, (slot) => (slot % 11 === 3 ? 3000 : 1000), { size, parts });
      }
    }
  });

  it("leaves as many walks as there are, where more are long", async () => {
    const { first, begins } = await firstOf(20_000, (slot) => (slot % 2 ? 3000 : 100), { spare: 0.1 });
    expect(first.length).toBe(Math.ceil(1.1 * begins.length) + 3 - begins.length);
    await firstOf(2000, (slot) => (slot % 2 ? 3000 : 100), { spare: 0.1 });
  });

  it("puts none first where nobody has walked, or all as long", async () => {
    for (const length of [0, 77]) expect((await firstOf(5000, () => length)).first).toEqual([]);
  });

  it("puts the one long walk first", async () => {
    const { first, begins } = await firstOf(5000, (slot) => (slot === 40 ? 500 : 100), { size: 64 });
    expect(first.length).toBeGreaterThan(0);
    for (const g of first) expect(Math.floor(begins[g]! / 64)).toBe(40);
  });
});
