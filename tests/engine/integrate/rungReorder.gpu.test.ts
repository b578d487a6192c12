import { it } from "vitest";
import { rungReorder as spec } from "../../../src/engine/integrate/rungs.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { rungReorder } from "../../reference/rungReorder.ts";
import { rungTables } from "../rungTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("rungReorder", (device) => {
  const driver = new StageDriver(device);

  it.each([0, ...COUNTS])("%i bodies, into a new order and in that which they have", async (n) => {
    const { origin: nextOrigin, rungState, id } = rungTables(n, 8);
    // Coprime to every count above: a permutation.
    const order = Uint32Array.from({ length: n }, (_, i) => (i * 7919 + 3) % n);
    for (const inPlace of [false, true]) {
      const both = await driver.compare(spec(inPlace), rungReorder, {
        sizes: sizesOf(n),
        tables: { order, nextOrigin, rungState, id },
      });
      for (const name of ["origin", "awake", "nextId"]) expectTable(both, name);
    }
  });
});
