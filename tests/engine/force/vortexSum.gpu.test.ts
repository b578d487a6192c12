import { expect, it } from "vitest";
import { vortexSum as spec } from "../../../src/engine/force/vortices.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { vortexSum } from "../../reference/vortexSum.ts";
import { expectTable, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";
import { inducedTolerance, vortexCube } from "../vortexTables.ts";

/** Of each number; a sum of 257 random terms keeps about half of their size in all. */
const ROUNDINGS = 80;

describeGpu("vortexSum", (device) => {
  const driver = new StageDriver(device);

  async function check(tables: ReturnType<typeof vortexCube>, viscous = false, slices = 1) {
    const sizes = sizesOf(tables.elements.length / 4);
    const specs = Array.from({ length: slices }, (_, index) => spec({ viscous, slice: { index, last: slices - 1 } }));
    const both = await driver.compare(specs, vortexSum, { sizes, params: paramsOf(sizes), tables });
    expectTable(both, "induced", inducedTolerance(both.twin.induced!, ROUNDINGS));
    return both.gpu.induced as Float32Array;
  }

  it.each([1, 2, 63, 65, 257])("%i elements", async (n) => {
    await check(vortexCube(n));
  });

  it("with what neighbours exchange, and in slices bitwise the same", async () => {
    const tables = vortexCube(300);
    expect(await check(tables, true, 3)).toEqual(await check(tables, true));
  });

  it("at one place, beside each other and far apart is finite", async () => {
    const tables = vortexCube(90);
    for (let i = 0; i < 90; i++) tables.elements.set([i % 3 === 0 ? 1e-7 * i : 1e4 * (i % 3), 0, 0, 0.05], 4 * i);
    expect((await check(tables)).every(Number.isFinite)).toBe(true);
  });
});
