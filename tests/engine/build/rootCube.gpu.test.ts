import { expect, it } from "vitest";
import { rootCube as spec } from "../../../src/engine/build/sort.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { bounds } from "../../reference/bounds.ts";
import { drawnIn, rootCube } from "../../reference/rootCube.ts";
import { placed, sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("rootCube", (device) => {
  const driver = new StageDriver(device);

  async function cube(posMass: Float32Array, byId = false) {
    const n = posMass.length / 4;
    const sizes = sizesOf(n);
    const partials = new Float32Array(8 * 256);
    const samples = new Float32Array(4 * 256);
    const ids = Uint32Array.from({ length: n }, (_, i) => n - 1 - i);
    bounds({ params: paramsOf(sizes), posMass, partials, ids, samples, BY_ID: Number(byId) });
    const tables = { partials, posMass, samples };
    const both = await driver.compare(spec(byId), rootCube, { sizes, tables });
    expectTable(both, "samples");
    const [x, y, z, , half, scale] = both.twin.root as unknown as [number, number, number, number, number, number];
    // A few roundings of the coordinates; the width of the cube is their difference.
    const largest = Math.max(...partials.subarray(0, 8).map(Math.abs), Math.abs(x), Math.abs(y), Math.abs(z));
    const ulp = largest * 2 ** -23;
    const relative = (4 * ulp * scale) / 2 ** 21 + 2 ** -22;
    const reach = (both.twin.root![3]! as number) * 2 ** -21;
    expectTable(both, "root", (k) =>
      k < 3 ? 4 * ulp : k === 3 ? reach : k === 4 ? 8 * ulp + half * 2 ** -21 : relative * scale,
    );
    return both.gpu.root as Float32Array;
  }

  /** Every body is in one of the 2^21 cells a side before anything is clamped: the first and last are not crowded. */
  function expectInside(posMass: Float32Array, root: Float32Array) {
    const [reach, half, scale] = [root[3]!, root[4]!, root[5]!];
    let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let i = 0; i < posMass.length / 4; i++) {
      const offset = [0, 1, 2].map((k) => posMass[4 * i + k]! - root[k]!);
      const away = Math.max(...offset.map(Math.abs));
      const factor = away > reach ? drawnIn(away, reach) / away : 1;
      for (const x of offset) {
        const cell = (x * factor + half) * scale;
        // What is no number stays none.
        first = Math.min(first, cell);
        last = Math.max(last, cell);
      }
    }
    expect(first).toBeGreaterThanOrEqual(0);
    expect(last).toBeLessThan(2 ** 21);
  }

  it.each(COUNTS)("around %i bodies", async (n) => {
    const { posMass } = sphere(n);
    expectInside(posMass, await cube(posMass));
  });

  it.each(COUNTS)("around %i bodies, by those of some ids", async (n) => {
    const { posMass } = sphere(n);
    posMass.set([1e4, 2e3, -7e5], 0);
    expectInside(posMass, await cube(posMass, true));
  });

  it("stays where it is while the bodies of the sample do, in whatever order they stand", async () => {
    const n = 3000;
    const sizes = sizesOf(n);
    const { posMass } = sphere(n);
    for (let k = 0; k < 5; k++) posMass.set([900 + k, 0, 0], 4 * (600 * k + 7));
    const roots: number[][] = [];
    for (const step of [1, 7, 1009]) {
      const ids = Uint32Array.from({ length: n }, (_, i) => (i * step) % n);
      const placed = Float32Array.from({ length: 4 * n }, (_, k) => posMass[4 * ids[k >> 2]! + (k & 3)]!);
      const partials = new Float32Array(8 * 256);
      const samples = new Float32Array(4 * 256);
      bounds({ params: paramsOf(sizes), posMass: placed, partials, ids, samples, BY_ID: 1 });
      const { gpu } = await driver.compare(spec(true), rootCube, {
        sizes,
        tables: { partials, posMass: placed, samples },
      });
      roots.push([...gpu.root!]);
    }
    expect(roots[1]).toEqual(roots[0]);
    expect(roots[2]).toEqual(roots[0]);
  });

  it("by the bodies of some ids, follows the bulk where one of ten is far", async () => {
    const { posMass } = sphere(3000);
    const near = await cube(posMass, true);
    for (let i = 0; i < 300; i++) {
      const distance = 10 ** (1 + 9 * Math.abs(Math.sin(i)));
      const [x, y, z] = [Math.sin(7 * i), Math.cos(5 * i), Math.sin(3 * i + 1)];
      posMass.set([distance * x, distance * y, distance * z], 4 * (10 * i + 3));
    }
    const root = await cube(posMass, true);
    expectInside(posMass, root);
    // As for few far bodies: one side of the core for each factor of two.
    expect(near[5]! / root[5]!).toBeLessThan(4 + Math.log2(1e10));
  });

  it("is one cell where all bodies are at one point, or none is", async () => {
    expect((await cube(placed(100, () => [3, -4, 5])))[5]).toBe(0);
    const sizes = sizesOf(0);
    const empty = new Float32Array(8 * 256);
    bounds({ params: paramsOf(sizes), posMass: new Float32Array(0), partials: empty });
    const { gpu } = await driver.compare(spec(), rootCube, {
      sizes,
      tables: { partials: empty, posMass: new Float32Array(0) },
    });
    expect(gpu.root![5]).toBe(0);
  });

  // 3 % of the bodies on each side may be far from the others; more are a part of the bulk.
  it.each([
    [1, 1e4],
    [20, 1e9],
    [60, 1e12],
  ])("follows the bulk where %i of 3000 bodies are %f radii away", async (count, distance) => {
    const { posMass } = sphere(3000);
    const near = await cube(posMass);
    for (let i = 0; i < count; i++) {
      const [x, y, z] = [Math.sin(7 * i), Math.cos(5 * i), Math.sin(3 * i + 1)];
      posMass.set([distance * x, distance * y, distance * z], 4 * (40 * i + 11));
    }
    const root = await cube(posMass);
    expectInside(posMass, root);
    // A cell is as many times larger as the drawn-in cube is, one side of the core for each factor of two.
    expect(near[5]! / root[5]!).toBeLessThan(4 + Math.log2(distance));
    expect(near[5]! / root[5]!).toBeGreaterThan(1);
  });

  it("holds bodies far from the origin", async () => {
    const root = await cube(placed(70, (i) => [1e6 + i, -1e6, 2e5 + 0.5 * i]));
    expect(root[5]).toBeGreaterThan(2 ** 21 / 71);
  });
});
