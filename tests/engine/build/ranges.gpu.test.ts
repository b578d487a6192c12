import { expect, it } from "vitest";
import { binSort, bins, bounds, keys, rootCube } from "../../../src/engine/build/sort.ts";
import { leafLevels } from "../../../src/engine/build/tree.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { describeGpu } from "../../gpuDevice.ts";
import * as twins from "../../reference/ranges.ts";
import { rootCube as cubeTwin } from "../../reference/rootCube.ts";
import { sorted, sortedKeys, sphere } from "../sampleTables.ts";
import { expectTable, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";

const { CAPACITY } = CONSTANTS.bins;
const { FAULT_TESTS } = CONSTANTS.status;

/** Bodies with mass, and test particles behind them. */
const CASES = [
  [1, 1],
  [5, 256],
  [255, 1],
  [256, 257],
  [700, 31],
  [513, 1025],
] as const;

describeGpu("stages that know test particles from bodies with mass", (device) => {
  const driver = new StageDriver(device);

  /** Sizes, numbers and tables of a sphere of bodies with mass and one of test particles, `wide` times as wide. */
  function bodiesOf(massive: number, tests: number, wide = 3) {
    const n = massive + tests;
    const sizes = { ...sizesOf(n), massive, ranked: true };
    const params = paramsOf(sizes, { massive, total: massive });
    const posMass = sphere(n).posMass.map((x, k) => (k >= 4 * massive && k % 4 < 3 ? wide * x : x));
    const partials = new Float32Array(8 * 512);
    twins.rangedBounds({ ...emptyTables(n), params: params as never, posMass, partials });
    // One without far bodies: those are drawn in by a division, which may round to the next cell.
    const half = Math.fround(1.1 * posMass.reduce((most, x) => Math.max(most, Math.abs(x)), 1));
    const plain = new Float32Array([0, 0, 0, 3e38, half, 2 ** 20 / half, 2 ** Math.ceil(1 + Math.log2(half)), 0]);
    return { n, sizes, params, posMass, partials, root: plain };
  }

  const emptyTables = (n: number) => ({
    counts: new Uint32Array(64),
    ids: new Uint32Array(n),
    samples: new Float32Array(4 * (256 + Math.ceil(n / 4))),
    sortedKeys: new Uint32Array(2 * n),
    binKeys: new Uint32Array(64),
  });

  it.each(CASES)(
    "bounds: the boxes of %i and of %i, the sample by ranks, and the first keys of the bins",
    async (massive, tests) => {
      const { n, sizes, params, posMass } = bodiesOf(massive, tests);
      // Ids of those with mass are every other one as long as there are others.
      const order = Array.from({ length: n }, (_, i) => (i < massive ? Math.min(2 * i, i + tests) : -1));
      const taken = new Set(order);
      let free = 0;
      for (let i = massive; i < n; i++) {
        while (taken.has(free)) free++;
        order[i] = free++;
      }
      const samples = new Float32Array(4 * (256 + Math.ceil(n / 4)));
      for (let i = 0; i < massive; i++) samples[4 * 256 + order[i]!] = i;
      const sortedKeys = Uint32Array.from({ length: 2 * n }, (_, k) => 7 * k + 1);
      const tables = { posMass, ids: Uint32Array.from(order), samples, sortedKeys };
      const twin = twins.rangedBounds;
      const both = await driver.compare(bounds({ bins: true, byId: true }), twin, { sizes, params, tables });
      for (const name of ["partials", "samples", "counts", "binKeys"]) expectTable(both, name);
      expect(both.gpu.samples!.filter((x, k) => k < 1024 && k % 4 === 3 && x === 1).length).toBeGreaterThanOrEqual(
        Math.min(massive, 100),
      );
    },
  );

  it.each(CASES)(
    "rootCube: around %i bodies as without the others, and wide enough for these %i",
    async (massive, tests) => {
      for (const wide of [0.1, 3, 1e3, 1e12]) {
        const { sizes, params, posMass, partials } = bodiesOf(massive, tests, wide);
        const both = await driver.compare(rootCube(), twins.rangedCube, {
          sizes,
          params,
          tables: { posMass, partials },
        });
        const without = await driver.compare(rootCube(), cubeTwin, {
          sizes: sizesOf(massive),
          tables: { posMass: posMass.slice(0, 4 * massive), partials: partials.slice(0, 8 * 256) },
        });
        expect([...both.gpu.root!.subarray(0, 6)]).toEqual([...without.gpu.root!.subarray(0, 6)]);
        expect(both.gpu.root![6]).toBe(both.twin.root![6]);
      }
    },
  );

  it.each(CASES)(
    "keys and bins: of %i bodies and of %i behind them, each through a cube of its own",
    async (massive, tests) => {
      const { n, sizes, params, posMass, root } = bodiesOf(massive, tests);
      const status = new Uint32Array(16);
      const both = await driver.compare(keys(), twins.rangedKeys, { sizes, params, tables: { posMass, root, status } });
      for (const name of ["keys", "order"]) expectTable(both, name);
      // They moved since the last sort.
      const last = sorted((both.gpu.keys as Uint32Array).slice(0, 2 * n));
      const binKeys = Uint32Array.from(
        twins
          .binBegins(params as never)
          .flatMap((i) => (i === massive ? [CONSTANTS.ranges.BEHIND, 0] : [last[2 * i]!, last[2 * i + 1]!])),
      );
      const moved = posMass.map((x, k) => (k % 4 < 3 ? x + 0.02 * Math.sin(k) : x));
      const counts = new Uint32Array(16);
      const tables = { posMass: moved, root, status, counts, binKeys };
      const binned = await driver.compare(bins, twins.rangedBins, { sizes, params, tables });
      for (const name of ["keys", "counts", "status"]) expectTable(binned, name);
      for (const bin of twins.binBegins(params as never).keys()) {
        const own = (side: "gpu" | "twin") =>
          binned[side].members!.subarray(bin * CAPACITY, bin * CAPACITY + binned.twin.counts![bin]!);
        expect([...own("gpu")].sort((a, b) => a - b)).toEqual([...own("twin")].sort((a, b) => a - b));
      }
      const { keys: now, members } = binned.gpu;
      const given = { counts: binned.gpu.counts!, members: members!, keys: now!, status };
      // As the bodies of one range: those of the other have greater keys.
      const sort = await driver.compare(binSort(), () => {}, { sizes, params, tables: given });
      const order = Array.from({ length: n }, (_, i) => i).sort(
        (a, b) => now![2 * a]! - now![2 * b]! || now![2 * a + 1]! - now![2 * b + 1]! || a - b,
      );
      expect([...sort.gpu.order!.subarray(0, n)]).toEqual(order);
      expect([...sort.gpu.sortedKeys!.subarray(0, 2 * n)]).toEqual(
        order.flatMap((i) => [now![2 * i]!, now![2 * i + 1]!]),
      );
    },
  );

  it("bins and binSort: where too many test particles come together all of these keep their order", async () => {
    const [massive, tests] = [600, 3000];
    const { n, sizes, params, posMass, root } = bodiesOf(massive, tests);
    const status = new Uint32Array(16);
    const first = await driver.compare(keys(), twins.rangedKeys, { sizes, params, tables: { posMass, root, status } });
    const last = sorted((first.gpu.keys as Uint32Array).slice(0, 2 * n));
    const binKeys = Uint32Array.from(
      twins
        .binBegins(params as never)
        .flatMap((i) => (i === massive ? [CONSTANTS.ranges.BEHIND, 0] : [last[2 * i]!, last[2 * i + 1]!])),
    );
    const together = posMass.map((x, k) => (k >= 4 * massive && k % 4 < 3 ? 0.01 * x + 0.3 : x));
    const tables = { posMass: together, root, status, counts: new Uint32Array(16), binKeys };
    const binned = await driver.compare(bins, twins.rangedBins, { sizes, params, tables });
    for (const name of ["keys", "counts", "status"]) expectTable(binned, name);
    expect(binned.gpu.status![0]).toBe(FAULT_TESTS);
    const { keys: now, members, counts } = binned.gpu;
    const sort = await driver.compare(binSort(), () => {}, {
      sizes,
      params,
      tables: { counts: counts!, members: members!, keys: now!, status: binned.gpu.status!, sortedKeys: last },
    });
    expect([...sort.gpu.order!.subarray(massive, n)]).toEqual(Array.from({ length: tests }, (_, k) => massive + k));
    expect([...sort.gpu.sortedKeys!.subarray(2 * massive, 2 * n)]).toEqual([...last.subarray(2 * massive)]);
    expect([...sort.gpu.order!.subarray(0, massive)].sort((a, b) => a - b)).toEqual(
      Array.from({ length: massive }, (_, k) => k),
    );
  });

  it.each([...CASES, [300, 9000] as const])(
    "leafLevels: a tree of %i bodies, and groups of them and of the %i",
    async (massive, tests) => {
      const { n, sizes, params, posMass } = bodiesOf(massive, tests, 1);
      const own = [posMass.slice(0, 4 * massive), posMass.slice(4 * massive)].map((places) => sortedKeys(places).keys);
      const all = new Uint32Array(2 * n);
      all.set(own[0]!);
      all.set(
        own[1]!.map((word, k) => (k % 2 === 0 ? word + CONSTANTS.ranges.BEHIND : word)),
        2 * massive,
      );
      const both = await driver.compare(leafLevels, twins.rangedLevels, { sizes, params, tables: { keys: all } });
      // Where no node begins any levels may stand that are none.
      both.gpu.bodyLevels = both.gpu.bodyLevels!.map((word) =>
        (word & 255) > ((word >> 8) & 255) ? (word & 0x30000) | 1 : word,
      );
      for (const name of ["bodyLevels", "counts"]) expectTable(both, name);
    },
  );
});
