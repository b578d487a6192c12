import { expect, it } from "vitest";
import { keys as spec } from "../../../src/engine/build/sort.ts";
import { fusedTile } from "../../../src/engine/state/sizes.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { cellOf, hilbertKey, keys } from "../../reference/keys.ts";
import { cubeOf, placed, sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("keys", (device) => {
  const driver = new StageDriver(device);

  /** Each body's own cell, or for a far one, which is drawn in by a division, a neighbour of it. */
  function cellsOf(place: readonly number[], root: Float32Array): bigint[] {
    const cell = cellOf(place, root) as [number, number, number];
    const far = Math.max(...place.map((x, k) => Math.abs(x - root[k]!))) > root[3]!;
    const off = far ? [-1, 0, 1] : [0];
    const near = off.flatMap((a) => off.flatMap((b) => off.map((c) => [cell[0] + a, cell[1] + b, cell[2] + c])));
    return near.filter((k) => k.every((x) => x >= 0 && x < 2 ** 21)).map((k) => hilbertKey(k));
  }

  async function check(posMass: Float32Array, root: Float32Array) {
    const n = posMass.length / 4;
    const both = await driver.compare(spec(), keys, { sizes: sizesOf(n), tables: { posMass, root } });
    for (let i = 0; i < n; i++) {
      const [high, low] = both.gpu.keys!.subarray(2 * i, 2 * i + 2) as unknown as [number, number];
      const key = (BigInt(high) << 32n) + BigInt(low);
      expect(cellsOf([...posMass.subarray(4 * i, 4 * i + 3)], root), `body ${i}`).toContain(key);
    }
    expectTable(both, "order");
  }

  it.each([0, ...COUNTS])("of %i bodies", async (n) => {
    const { posMass } = sphere(n);
    await check(posMass, n === 0 ? new Float32Array(8) : cubeOf(posMass));
  });

  it("of corners, edges and bodies outside the cube, which go to its edge", async () => {
    const last = 2 ** 21 - 1;
    const places = [0, 1, last / 2, last - 1, last, last + 5, -3, 1e30];
    const posMass = placed(512, (i) => [places[i % 8]!, places[Math.floor(i / 8) % 8]!, places[Math.floor(i / 64)]!]);
    const half = 2 ** 20;
    await check(posMass, new Float32Array([half, half, half, 3e38, half, 1, 0, 0]));
  });

  it("of far bodies, which are drawn in", async () => {
    const { posMass } = sphere(3000);
    for (let i = 0; i < 90; i++) {
      const distance = 10 ** (1 + i / 9);
      const [x, y, z] = [Math.sin(7 * i), Math.cos(5 * i), Math.sin(3 * i + 1)];
      posMass.set([distance * x, distance * y, distance * z], 4 * 33 * i);
    }
    await check(posMass, cubeOf(posMass));
  });

  it("of bodies at one point", async () => {
    const posMass = placed(64, () => [1, 2, 3]);
    await check(posMass, cubeOf(posMass));
  });

  // Levels of the last tree: those that 1 to 8 digits hold, one more, and more than any key has.
  it.each([1, 2, 3, 5, 6, 7, 8, 10, 11, 13, 14, 15, 16, 18, 19, 21, 30])(
    "without the bits below the levels that are sorted for a tree of %i",
    async (deepest) => {
      const { posMass } = sphere(300);
      const sizes = sizesOf(300);
      const status = new Uint32Array(16);
      status[7] = deepest;
      for (const ahead of [false, true]) {
        const counts = new Uint32Array(3 * 256 * Math.ceil(300 / fusedTile(300)));
        const tables = { posMass, root: cubeOf(posMass), status, counts };
        const both = await driver.compare(spec(ahead), keys, { sizes, tables });
        for (const name of ["keys", "order", "oddKeys", "oddOrder", "counts"]) expectTable(both, name);
      }
    },
  );

  it.each([1, 257, 3000])("counts the first digit of %i bodies for a sort that counts ahead", async (n) => {
    const sizes = sizesOf(n);
    const { posMass } = sphere(n);
    const counts = new Uint32Array(3 * 256 * Math.ceil(n / fusedTile(n))).fill(5);
    counts.fill(0, 0, counts.length / 3);
    const both = await driver.compare(spec(true), keys, { sizes, tables: { posMass, root: cubeOf(posMass), counts } });
    expectTable(both, "keys");
    expectTable(both, "counts");
  });
});
