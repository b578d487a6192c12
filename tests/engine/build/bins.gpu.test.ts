import { expect, it } from "vitest";
import { bins as spec } from "../../../src/engine/build/sort.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { bins } from "../../reference/bins.ts";
import { curveKeys } from "../../reference/keys.ts";
import { placed, sorted, sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

const { BIN, CAPACITY } = CONSTANTS.bins;
const { FAULT_BINS } = CONSTANTS.status;
const LEVELS = 21;

describeGpu("bins", (device) => {
  const driver = new StageDriver(device);

  /** The bodies `posMass`, in bins of the order of `last`. */
  async function check(posMass: Float32Array, last: Float32Array, deepest = 0) {
    const n = posMass.length / 4;
    // Around all: far bodies are drawn in by a division, which may round to the next cell.
    const half = Math.fround(1.1 * last.reduce((most, x) => Math.max(most, Math.abs(x)), 1));
    const root = new Float32Array([0, 0, 0, 3e38, half, 2 ** 20 / half, 0, 0]);
    const status = new Uint32Array(16);
    status[7] = deepest;
    const counts = new Uint32Array(16);
    const sortedKeys = sorted(curveKeys(n, root, last, LEVELS));
    const binKeys = sortedKeys.filter((_, k) => Math.floor(k / 2) % BIN === 0);
    const tables = { posMass, root, status, counts, binKeys };
    const both = await driver.compare(spec, bins, { sizes: sizesOf(n), tables });
    for (const name of ["keys", "counts", "status"]) expectTable(both, name);
    // In a bin its bodies stand in no order; which of too many are left out is open.
    for (let bin = 0; bin * BIN < n; bin++) {
      const count = Math.min(CAPACITY, both.twin.counts![bin]!);
      const own = (side: "gpu" | "twin") => [...both[side].members!.subarray(bin * CAPACITY, bin * CAPACITY + count)];
      if (both.twin.counts![bin]! <= CAPACITY)
        expect(own("gpu").sort((a, b) => a - b)).toEqual(own("twin").sort((a, b) => a - b));
      else expect(new Set(own("gpu")).size).toBe(CAPACITY);
    }
    return both.gpu;
  }

  it.each([0, ...COUNTS, 511, 512, 513, 1025])("of %i bodies, which stay", async (n) => {
    const { posMass } = sphere(n);
    const { counts, status } = await check(posMass, posMass);
    expect([...counts!].reduce((sum, x) => sum + x, 0)).toBe(n);
    expect(status![0]).toBe(0);
  });

  it.each([1, 600, 3000])("of %i bodies that moved, and of one that crossed all", async (n) => {
    const { posMass } = sphere(n);
    const moved = posMass.map((x, k) => (k % 4 < 3 ? x + 0.02 * Math.sin(k) : x));
    moved.set(
      [...moved.subarray(0, 3)].map((x) => -x),
      0,
    );
    for (const deepest of [0, 5]) await check(moved, posMass, deepest);
  });

  it("tells bodies at one point apart by their order", async () => {
    const posMass = placed(3000, (i) => (i % 10 === 0 ? [i, 1, 2] : [1, 2, 3]));
    const { status } = await check(posMass, posMass);
    expect(status![0]).toBe(0);
  });

  it("says where more come together than a bin holds", async () => {
    const last = sphere(3000).posMass;
    const posMass = last.map((x, k) => (k % 4 < 3 ? 0.01 * x + 0.3 : x));
    const { status } = await check(posMass, last);
    expect(status![0]).toBe(FAULT_BINS);
  });
});
