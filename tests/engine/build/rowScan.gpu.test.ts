import { expect, it } from "vitest";
import { binScan, levelScan, radixScan } from "../../../src/engine/build/rowScan.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { rowScan } from "../../reference/rowScan.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("rowScan", (device) => {
  const driver = new StageDriver(device);

  // 70 000 bodies: 274 tiles of 256, two by two at once; 600 000: 2344 tiles, more than one turn of eight for each of 256 threads.
  it.each([
    ["levels", levelScan, 32, 256, [0, ...COUNTS, 70_000, 600_000]],
    ["digits", radixScan, 256, 2048, [0, 1, 2048, 2049, 70_000]],
    ["bins", binScan, 1, 512, [0, ...COUNTS, 600_000, 2_100_000]],
  ] as const)("of %s", async (_, spec, rows, tile, sizes) => {
    for (const n of sizes) {
      const columns = Math.ceil(n / tile);
      const counts = Uint32Array.from({ length: rows * columns }, (_, i) => (i * 2654435761) % 257);
      const twin = (tables: Parameters<typeof rowScan>[0]) =>
        rowScan({ ...tables, totals: tables.totals.subarray(0, rows) });
      const both = await driver.compare(spec, twin, { sizes: sizesOf(n), tables: { counts } });
      expectTable(both, "counts");
      expectTable(both, "totals");
      const sum = (a: ArrayLike<number>) => Array.from(a).reduce((s, x) => s + x, 0);
      expect(sum(both.gpu.totals!.subarray(0, rows))).toBe(sum(counts));
    }
  });
});
