import { expect, it } from "vitest";
import { centreSums as spec } from "../../../src/engine/measure/profiler.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { centreSums } from "../../reference/centreSums.ts";
import { partialOf, sweepGroups } from "../../reference/sweep.ts";
import { galaxies, spheresOf } from "../galaxyTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";
import { ROUNDING } from "../tolerance.ts";

describeGpu("centreSums", (device) => {
  const driver = new StageDriver(device);
  const cases = [0, ...COUNTS, 20_000].flatMap((n) => [0, 1, 2].map((index) => [n, index] as const));

  it.each(cases)("of %i bodies in round %i", async (n, index) => {
    const spheres = spheresOf({ centre: [0.2, 0.1, 0], radius: 0.9 }, { centre: [2, -1, 0.6], radius: 0.4 });
    const tables = { ...galaxies(n), spheres };
    const both = await driver.compare(spec({ index, last: 2 }), centreSums, { sizes: sizesOf(n), tables });
    // Sixteen bodies a lane, six additions in a tree, six roundings a term; a logarithm is good to some units in the
    // last place of 35, its largest value.
    const size = new Float64Array(both.twin.partials!.length);
    for (let i = 0; i < n; i++) {
      const m = tables.posMass[4 * i + 3]!;
      const [x, v] = [tables.posMass, tables.velocity].map((t) => Math.hypot(...t.subarray(4 * i, 4 * i + 3)) + 3);
      for (const galaxy of [0, 1]) {
        const at = partialOf(n, i, galaxy, 12);
        for (let k = 0; k < 12; k++) size[at + k]! += k < 4 ? m * x! : k < 8 ? m * v! : 35;
      }
    }
    expectTable(both, "partials", (k) => 32 * ROUNDING * size[k]!);
    if (index < 2) {
      let counted = 0;
      for (let tile = 0; tile < sweepGroups(n); tile++) {
        counted += both.gpu.partials![96 * tile + 8]! + both.gpu.partials![96 * tile + 12 + 8]!;
      }
      expect(counted).toBe(n);
    }
  });
});
