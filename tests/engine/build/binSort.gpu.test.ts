import { expect, it } from "vitest";
import { binSort as spec } from "../../../src/engine/build/sort.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { binSort } from "../../reference/binSort.ts";
import { keyAt } from "../../reference/bins.ts";
import { mixedKeys } from "../sampleTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

const { BIN, CAPACITY } = CONSTANTS.bins;
const { FAULT_BINS } = CONSTANTS.status;

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

describeGpu("binSort", (device) => {
  const driver = new StageDriver(device);

  /** The bodies of some keys, so many in each bin: bins of neighbouring keys, each in no order. */
  function binned(keys: Uint32Array, shares: readonly number[]) {
    const n = keys.length / 2;
    const members = new Uint32Array(Math.min(4 * n, CAPACITY * shares.length));
    const counts = new Uint32Array(shares.length);
    const order = Array.from({ length: n }, (_, i) => i).sort((a, b) => {
      const [x, y] = [keyAt(keys, a), keyAt(keys, b)];
      return x < y ? -1 : x > y ? 1 : a - b;
    });
    let first = 0;
    shares.forEach((count, bin) => {
      const own = order.slice(first, first + count).sort((a, b) => ((a * 7919) % 4099) - ((b * 7919) % 4099));
      members.set(own, CAPACITY * bin);
      counts[bin] = count;
      first += count;
    });
    return { keys, members, counts, order };
  }

  async function check(keys: Uint32Array, shares: readonly number[], fault = 0) {
    const status = new Uint32Array(16);
    status[0] = fault;
    const { order, ...tables } = binned(keys, shares);
    const sizes = sizesOf(keys.length / 2);
    for (const scanned of [false, true]) {
      const counts = scanned ? tables.counts.map((_, bin) => sum(shares.slice(0, bin))) : tables.counts;
      const twin = (given: Parameters<typeof binSort>[0]) => binSort(given, scanned);
      const both = await driver.compare(spec(scanned), twin, { sizes, tables: { ...tables, counts, status } });
      for (const name of ["sortedKeys", "order"]) expectTable(both, name);
      if (fault === 0) expect([...both.gpu.order!.subarray(0, order.length)]).toEqual(order);
    }
  }

  it.each([0, ...COUNTS, 511, 512, 513])("of %i bodies in full bins", async (n) => {
    const shares = Array.from({ length: Math.max(1, Math.ceil(n / BIN)) }, (_, bin) => Math.min(BIN, n - bin * BIN));
    await check(mixedKeys(n), shares);
  });

  it.each([
    ["empty and full to the brim", [1024, 0, 1024, 0, 1, 951]],
    ["of some and of nearly all", [3, 33, 511, 513, 1000, 1000]],
  ])("in bins %s", async (_, shares) => {
    await check(mixedKeys(sum(shares)), shares);
  });

  it("leaves bodies of one key in their order", async () => {
    await check(new Uint32Array(2 * 1500), [512, 512, 476]);
  });

  it("moves nothing where a bin overflowed", async () => {
    await check(mixedKeys(600), [512, 88], FAULT_BINS);
  });
});
