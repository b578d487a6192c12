import { expect, it } from "vitest";
import { coreCentres as spec } from "../../../src/engine/measure/stages.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { coreCentres } from "../../reference/coreCentres.ts";
import { twoGalaxies } from "../sampleTables.ts";
import { expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("coreCentres", (device) => {
  const driver = new StageDriver(device);

  it.each([0, 1])("of two galaxies, one of which is lost (time made up for: %i)", async (last) => {
    const { cores } = twoGalaxies(64);
    const partials = new Float32Array(8 * 64 * 8).map((_, k) => 0.01 * Math.sin(k) * (k % 4 === 3 ? 0 : 1));
    for (let share = 0; share < 64; share++) partials[8 * share + 3] = 0.005;
    const both = await driver.compare(spec({ index: 0, last }, 2), coreCentres, {
      sizes: sizesOf(64),
      structs: { followParams: { n: 64, elapsed: 0.25, slot: 511 } },
      tables: { partials, cores },
    });
    expectTable(both, "cores", 1e-6);
    expectTable(both, "trails", 1e-6);
    // Nothing is found of the second: it moves as it did.
    const moved = cores.subarray(8, 11).map((x, k) => x + last * 0.25 * cores[12 + k]!);
    expect([...both.gpu.cores!.subarray(8, 11)]).toEqual([...moved]);
    expect([...both.gpu.cores!.subarray(0, 3)]).not.toEqual([...cores.subarray(0, 3)]);
  });
});
