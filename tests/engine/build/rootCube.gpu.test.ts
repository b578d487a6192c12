import { expect, it } from "vitest";
import { rootCube as spec } from "../../../src/engine/build/rootCube.ts";
import { bounds } from "../../../src/engine/reference/bounds.ts";
import { rootCube } from "../../../src/engine/reference/rootCube.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { placed, sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("rootCube", (device) => {
  const driver = new StageDriver(device);

  async function cube(posMass: Float32Array) {
    const sizes = sizesOf(posMass.length / 4);
    const partials = new Float32Array(8 * 256);
    bounds({ params: paramsOf(sizes), posMass, partials });
    const both = await driver.compare(spec, rootCube, { sizes, tables: { partials } });
    const [x, y, z, scale] = both.twin.root as unknown as [number, number, number, number];
    // A few roundings of the coordinates; the width of the cube is their difference.
    const largest = Math.max(...partials.subarray(0, 8).map(Math.abs), Math.abs(x), Math.abs(y), Math.abs(z));
    const ulp = largest * 2 ** -23;
    const relative = (4 * ulp * scale) / 2 ** 21 + 2 ** -22;
    expectTable(both, "root", (k) => (k < 3 ? 4 * ulp : relative * scale));
    return both.gpu.root as Float32Array;
  }

  it.each(COUNTS)("around %i bodies", async (n) => {
    const { posMass } = sphere(n);
    const [x, y, z, scale] = (await cube(posMass)) as unknown as [number, number, number, number];
    // Every body is in one of the 2^21 cells a side before anything is clamped.
    for (let i = 0; i < n; i++) {
      [x, y, z].forEach((low, k) => {
        const cell = Math.fround(Math.fround(posMass[4 * i + k]! - low) * scale);
        expect(cell).toBeGreaterThanOrEqual(0);
        expect(cell).toBeLessThan(2 ** 21);
      });
    }
  });

  it("is one cell where all bodies are at one point, or none is", async () => {
    expect((await cube(placed(100, () => [3, -4, 5])))[3]).toBe(0);
    const sizes = sizesOf(0);
    const empty = new Float32Array(8 * 256);
    bounds({ params: paramsOf(sizes), posMass: new Float32Array(0), partials: empty });
    const { gpu } = await driver.compare(spec, rootCube, { sizes, tables: { partials: empty } });
    expect(gpu.root![3]).toBe(0);
  });

  it("holds bodies far from the origin", async () => {
    const root = await cube(placed(70, (i) => [1e6 + i, -1e6, 2e5 + 0.5 * i]));
    expect(root[3]).toBeGreaterThan(2 ** 21 / 71);
  });
});
