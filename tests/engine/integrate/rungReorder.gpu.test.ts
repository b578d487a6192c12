import { it } from "vitest";
import { rungReorder as spec } from "../../../src/engine/integrate/rungReorder.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { rungReorder } from "../../reference/rungReorder.ts";
import { rungTables } from "../rungTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("rungReorder", (device) => {
  const driver = new StageDriver(device);

  it.each([0, ...COUNTS])("%i bodies", async (n) => {
    const { origin: nextOrigin, rungState } = rungTables(n, 8);
    // Coprime to every count above: a permutation.
    const order = Uint32Array.from({ length: n }, (_, i) => (i * 7919 + 3) % n);
    const both = await driver.compare(spec, rungReorder, {
      sizes: sizesOf(n),
      tables: { order, nextOrigin, rungState },
    });
    for (const name of ["origin", "awake"]) expectTable(both, name);
  });
});
