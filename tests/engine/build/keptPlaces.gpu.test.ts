import { expect, it } from "vitest";
import { keptPlaces as spec } from "../../../src/engine/build/domains.ts";
import { keptScan } from "../../../src/engine/build/rowScan.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { keptCounts } from "../../reference/keptCounts.ts";
import { keptPlaces } from "../../reference/keptPlaces.ts";
import { rowScan } from "../../reference/rowScan.ts";
import { expectTable, StageDriver } from "../stageDriver.ts";
import { keptTables, NODES } from "./keptTables.ts";

describeGpu("keptPlaces", (device) => {
  const driver = new StageDriver(device);

  it.each(NODES)("of %i nodes", async (nodes) => {
    const { sizes, structs, ...tables } = keptTables(nodes);
    const counts = new Uint32Array(Math.max(4, 2 * Math.ceil(nodes / 256)));
    keptCounts({ ...structs, ...tables, counts });
    const scanned = await driver.compare(keptScan, rowScan, {
      ...{ sizes, structs },
      tables: { counts, totals: new Uint32Array(2) },
    });
    expectTable(scanned, "counts");
    expectTable(scanned, "totals");
    const both = await driver.compare(spec, keptPlaces, {
      ...{ sizes, structs },
      tables: { ...tables, counts: scanned.gpu.counts! },
    });
    expectTable(both, "places");
    const last = both.gpu.places!.subarray(2 * nodes - 2, 2 * nodes);
    if (nodes > 0) expect(scanned.gpu.totals![0]).toBeGreaterThanOrEqual(last[0]!);
  });
});
