import { it } from "vitest";
import { partition as spec } from "../../../src/engine/build/domains.ts";
import { pieceScan } from "../../../src/engine/build/rowScan.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { partition } from "../../reference/partition.ts";
import { rowScan } from "../../reference/rowScan.ts";
import { COUNTS, expectTable, StageDriver } from "../stageDriver.ts";
import { dividedTables } from "./dividedTables.ts";

describeGpu("partition", (device) => {
  const driver = new StageDriver(device);

  it.each(COUNTS)("of %i bodies", async (n) => {
    const { sizes, structs, found } = dividedTables(n);
    const scanned = await driver.compare(pieceScan, rowScan, {
      sizes,
      tables: { counts: found.counts, totals: new Uint32Array(16) },
    });
    expectTable(scanned, "counts");
    expectTable(scanned, "totals");
    const { counts, totals } = scanned.gpu as { counts: Uint32Array; totals: Uint32Array };
    const tables = { pieces: found.pieces, counts, totals };
    expectTable(await driver.compare(spec, partition, { sizes, structs, tables }), "order");
  });
});
