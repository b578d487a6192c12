import { expect, it } from "vitest";
import { radixScatter as spec } from "../../../src/engine/build/sort.ts";
import { fusedTile } from "../../../src/engine/state/sizes.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { clearAhead, countAhead, radixCount } from "../../reference/radixCount.ts";
import { radixScatter } from "../../reference/radixScatter.ts";
import { rowScan } from "../../reference/rowScan.ts";
import { mixedKeys } from "../sampleTables.ts";
import { COUNTS, expectTable, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("radixScatter", (device) => {
  const driver = new StageDriver(device);

  async function scatter(digit: number, keys: Uint32Array, order: Uint32Array) {
    const sizes = sizesOf(order.length);
    const params = paramsOf(sizes);
    const dispatch = { index: digit, last: digit };
    const counts = new Uint32Array(256 * Math.ceil(order.length / 2048));
    const totals = new Uint32Array(256);
    radixCount({ params, dispatch, keys, counts });
    rowScan({ params, dispatch: { index: 2048, last: 2048 }, counts, totals });
    const both = await driver.compare(spec(digit), radixScatter, { sizes, tables: { keys, order, counts, totals } });
    expectTable(both, "sortedKeys");
    expectTable(both, "sortedOrder");
    return both.gpu as { sortedKeys: Uint32Array; sortedOrder: Uint32Array };
  }

  it.each([0, ...COUNTS, 2048, 2049])("of %i keys", async (n) => {
    for (const digit of n === 3000 ? [0, 4, 7] : [2]) {
      await scatter(
        digit,
        mixedKeys(n),
        Uint32Array.from({ length: n }, (_, i) => n - i),
      );
    }
  });

  it.each([...COUNTS, 512, 513])("of %i keys, counted ahead", async (n) => {
    const sizes = sizesOf(n);
    const keys = mixedKeys(n);
    const order = Uint32Array.from({ length: n }, (_, i) => n - i);
    const tile = fusedTile(n);
    for (const digit of n === 3000 ? [0, 4, 6, 7] : [2]) {
      const counts = new Uint32Array(3 * 256 * Math.ceil(n / tile)).fill(5);
      clearAhead(n, tile, digit, counts);
      clearAhead(n, tile, digit + 1, counts);
      countAhead(n, tile, digit, keys, counts);
      const both = await driver.compare(spec(digit, true), radixScatter, { sizes, tables: { keys, order, counts } });
      for (const name of ["sortedKeys", "sortedOrder", "counts"]) expectTable(both, name);
    }
  });

  it.each([false, true])("moves nothing by a digit that is not sorted; counted ahead: %s", async (ahead) => {
    const sizes = sizesOf(600);
    const status = new Uint32Array(16);
    status[7] = 10;
    const keys = mixedKeys(600);
    const order = Uint32Array.from({ length: 600 }, (_, i) => 600 - i);
    for (const digit of [0, 3, 4]) {
      const dispatch = { index: digit, last: digit };
      const counts = new Uint32Array(3 * 256 * 2).fill(5);
      const totals = new Uint32Array(256);
      if (ahead) {
        clearAhead(600, fusedTile(600), digit, counts);
        clearAhead(600, fusedTile(600), digit + 1, counts);
        countAhead(600, fusedTile(600), digit, keys, counts);
      } else {
        radixCount({ params: paramsOf(sizes), dispatch, keys, counts });
        rowScan({ params: paramsOf(sizes), dispatch: { index: 2048, last: 2048 }, counts, totals });
      }
      const tables = { keys, order, counts, totals, status };
      const both = await driver.compare(spec(digit, ahead), radixScatter, { sizes, tables });
      for (const name of ["sortedKeys", "sortedOrder", "counts"]) expectTable(both, name);
    }
  });

  it("leaves equal keys in their order", async () => {
    const order = Uint32Array.from({ length: 600 }, (_, i) => (i * 7) % 600);
    const { sortedOrder } = await scatter(0, new Uint32Array(1200), order);
    expect(sortedOrder.subarray(0, 600)).toEqual(order);
  });

  it("sorts keys of 63 bits in eight passes", async () => {
    const n = 2500;
    const first = mixedKeys(n);
    let keys = first;
    let order: Uint32Array = Uint32Array.from({ length: n }, (_, i) => i);
    for (let digit = 0; digit < 8; digit++) {
      const next = await scatter(digit, keys, order);
      keys = next.sortedKeys.slice(0, 2 * n);
      order = next.sortedOrder.slice(0, n);
    }
    const whole = (i: number) => (BigInt(first[2 * i]!) << 32n) | BigInt(first[2 * i + 1]!);
    const expected = Array.from({ length: n }, (_, i) => i).sort((a, b) =>
      whole(a) < whole(b) ? -1 : whole(a) > whole(b) ? 1 : a - b,
    );
    expect([...order]).toEqual(expected);
  });
});
