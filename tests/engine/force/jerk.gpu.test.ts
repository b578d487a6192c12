import { expect, it } from "vitest";
import { jerk as spec } from "../../../src/engine/force/jerk.ts";
import type { Sizes } from "../../../src/engine/state/sizes.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { fixedWords } from "../../reference/fixed.ts";
import { jerk } from "../../reference/jerk.ts";
import { dueTables } from "../blockTables.ts";
import { COUNTS, differences, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("jerk", (device) => {
  const driver = new StageDriver(device);

  async function check(
    n: number,
    splits: number,
    extended: boolean,
    { sixth = false, many = false, tables = dueTables(n, splits, sixth), allowed = 1e-5 } = {},
  ) {
    const sizes = sizesOf(n);
    const params = paramsOf(sizes, { eps2: 0.01 });
    // The driver gives the buffers of a dispatch by numbers: as many workgroups as there are bodies, most of which return.
    const plain = spec(extended, sixth);
    const direct = {
      ...plain,
      ...(many && { constants: (s: Sizes) => ({ ...plain.constants!(s), MANY: 1 }) }),
      indirect: undefined,
      workgroups: () => Math.ceil(n / 64) * splits,
    } as never;
    const both = await driver.compare(direct, jerk, { sizes, params, tables });
    const [slots, row] = [64 * Math.ceil(tables.turn.length / 64), sixth ? 12 : 8];
    for (let part = 0; part < splits; part++) {
      const of = (table: ArrayLike<number>) =>
        Array.from({ length: row * tables.turn.length }, (_, k) => table[row * part * slots + k]!);
      // Of close neighbours snaps are large.
      const expected = of(both.twin.jerkParts!);
      const within = (k: number) => allowed * (k % row < 8 ? 1 : 1 + Math.abs(expected[k]!));
      expect(differences(of(both.gpu.jerkParts!), expected, within)).toEqual([]);
    }
    return both.gpu;
  }

  it.each(COUNTS.slice(0, -1))("of %i bodies, a third of them due, in one part and in three", async (n) => {
    for (const extended of [true, false]) {
      await check(n, 1, extended);
      await check(n, 3, extended);
    }
  });

  it.each([1, 65, 257])("of %i bodies by the sums that many have", async (n) => {
    for (const extended of [true, false]) await check(n, 3, extended, { many: true });
    await check(n, 1, true, { many: true, sixth: true });
  });

  it.each([1, 2, 65, 257])("gives the snaps of %i bodies too", async (n) => {
    await check(n, 1, true, { sixth: true });
    await check(n, 3, false, { sixth: true, allowed: 2e-5 });
  });

  it("sees with 64 bits what float32 can not: a pair 1e-9 apart, far from the origin", async () => {
    const tables = dueTables(2, 1);
    const place = (i: number, x: number) => {
      const [hi, lo] = fixedWords(x);
      tables.predicted.set([hi, 0, 0], 12 * i);
      tables.predicted.set([lo, 0, 0], 12 * i + 4);
    };
    place(0, 100.25);
    place(1, 100.25 + 1e-9);
    // By Plummer's softening of 0.1: 1000 m d.
    const pull = 1000 * tables.posMass[7]! * 1e-9;
    const gpu = await check(2, 1, true, { tables, allowed: 1e-4 });
    expect(gpu.jerkParts![0]! / pull).toBeCloseTo(1, 4);
  });
});
