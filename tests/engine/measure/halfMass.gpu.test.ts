import { expect, it } from "vitest";
import { halfMass as spec } from "../../../src/engine/measure/profiler.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { halfMass } from "../../reference/halfMass.ts";
import { profile } from "../../reference/profile.ts";
import { galaxies, spheresOf, squaredEdges } from "../galaxyTables.ts";
import { COUNTS, expectTable, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";
import { ROUNDING } from "../tolerance.ts";

describeGpu("halfMass", (device) => {
  const driver = new StageDriver(device);
  const spheres = spheresOf({ centre: [0.2, 0.1, 0], radius: 0 }, { centre: [2, -1, 0.6], radius: 0 });

  it.each([0, ...COUNTS])("of %i bodies", async (n) => {
    const tables = { ...galaxies(n), spheres, edges: squaredEdges(), histogram: new Uint32Array(3 * 8 * 20 * 96) };
    for (const index of [0, 1]) profile({ params: paramsOf(sizesOf(n)), dispatch: { index, last: 2 }, ...tables });
    const both = await driver.compare(spec({ index: 0, last: 2 }), halfMass, { sizes: sizesOf(n), tables });
    // Sums of some hundred parts against each other, over the mass of one shell: a share of the shell.
    expectTable(both, "spheres", (k) => 2e3 * ROUNDING * Math.abs(both.twin.spheres![k]!));
    if (n === 3000) {
      // A Plummer sphere in Henon units has half its mass in 0.7686 about its centre; 1000 bodies know it to 3 %, 2 sigma
      // each of centre and counts.
      expect(both.gpu.spheres![11]).toBeGreaterThan(0.69);
      expect(both.gpu.spheres![11]).toBeLessThan(0.85);
    }
  });
});
