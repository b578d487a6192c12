import { expect, it } from "vitest";
import { profile as spec } from "../../../src/engine/measure/profiler.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { profile } from "../../reference/profile.ts";
import { galaxies, spheresOf, squaredEdges } from "../galaxyTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

const WORDS = 3 * 8 * 20 * 96;

describeGpu("profile", (device) => {
  const driver = new StageDriver(device);
  const spheres = spheresOf({ centre: [0.2, 0.1, 0], radius: 1 }, { centre: [2, -1, 0.6], radius: 1 });

  it.each([0, ...COUNTS, 1023, 1024, 1025])("counts %i bodies about the second galaxy", async (n) => {
    const tables = { ...galaxies(n), spheres, edges: squaredEdges(), histogram: new Uint32Array(WORDS) };
    const both = await driver.compare(spec({ index: 1, last: 2 }), profile, { sizes: sizesOf(n), tables });
    // Bodies exactly. Masses are rounded to quanta, where float32 may fall on the other side of a half: one a body.
    expectTable(both, "histogram", (k) => (k % 3 === 0 ? both.twin.histogram![k + 2]! : 0));
    const counted = Array.from(both.gpu.histogram!).reduce((sum, word, k) => sum + (k % 3 === 2 ? word : 0), 0);
    expect(counted).toBe(n);
  });

  it("carries into the high word", async () => {
    const n = 3000;
    const histogram = new Uint32Array(WORDS);
    for (let k = 0; k < WORDS; k += 3) histogram[k] = 0xffffffff;
    const tables = { ...galaxies(n), spheres, edges: squaredEdges(), histogram };
    const { gpu } = await driver.compare(spec({ index: 0, last: 2 }), profile, { sizes: sizesOf(n), tables });
    for (let k = 0; k < WORDS; k += 3) expect(gpu.histogram![k + 1]).toBe(gpu.histogram![k + 2]! > 0 ? 1 : 0);
  });

  it("is the same in another order of the bodies", async () => {
    const n = 3000;
    const tables = { ...galaxies(n), spheres, edges: squaredEdges(), histogram: new Uint32Array(WORDS) };
    const turned = { ...tables, posMass: tables.posMass.slice(), id: tables.id.slice() };
    for (let i = 0; i < n; i++) {
      turned.posMass.set(tables.posMass.subarray(4 * i, 4 * i + 4), 4 * (n - 1 - i));
      turned.id[n - 1 - i] = tables.id[i]!;
    }
    const run = async (given: typeof tables) =>
      (await driver.compare(spec({ index: 0, last: 2 }), profile, { sizes: sizesOf(n), tables: given })).gpu.histogram;
    expect(await run(turned)).toEqual(await run(tables));
  });
});
