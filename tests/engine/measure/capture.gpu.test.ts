import { expect, it } from "vitest";
import { capture as spec } from "../../../src/engine/measure/stages.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { capture } from "../../reference/capture.ts";
import { twoGalaxies } from "../sampleTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("capture", (device) => {
  const driver = new StageDriver(device);

  /** Two galaxies whose cores are apart; the second moves slowly enough to hold the bodies of the first that are near it. */
  const trial = (n: number, change: Record<string, number> = {}) => {
    const { posMass, velocity, acceleration, traits, cores } = twoGalaxies(n);
    cores.set([-0.6, 0, 0, 0.3], 0);
    cores.set([0.6, 0, 0, 0.3], 8);
    const id = Uint32Array.from({ length: n }, (_, i) => (i + 5) % n);
    const quantityParams = {
      n,
      unit: 0.5,
      time: 3,
      galaxies: 2,
      restart: 0,
      first: 0,
      every: 1,
      kineticUnit: 0.5,
      ...change,
    };
    return {
      sizes: sizesOf(n),
      structs: { quantityParams },
      tables: { posMass, velocity, acceleration, id, traits, cores },
    };
  };

  it.each(COUNTS)("of %i bodies, none seen before", async (n) => {
    const both = await driver.compare(spec, capture, trial(n, { restart: 1 }));
    expectTable(both, "captured");
    expectTable(both, "quantity");
    const count = both.gpu.quantity!.filter((age) => age === 1).length;
    if (n > 60) {
      expect(count).toBeGreaterThan(n / 50);
      expect(count).toBeLessThan(0.9 * n);
    }
  });

  it("keeps the time of those that were captured before, and forgets what is still to come", async () => {
    const n = 300;
    const before = trial(n);
    const captured = new Float32Array(n).map((_, body) => [1, 2.5, 3e38, 7][body % 4]!);
    const both = await driver.compare(spec, capture, { ...before, tables: { ...before.tables, captured } });
    expectTable(both, "captured");
    expectTable(both, "quantity", 1e-6);
    expect([...both.gpu.quantity!.subarray(0, 2)]).toEqual([2, 1.25]);
    const late = both.gpu.quantity!.filter((_, body) => body % 4 === 3);
    expect(late.every((age) => age === 0 || age === 1)).toBe(true);
    expect(late.some((age) => age === 1)).toBe(true);
  });

  it("is no body's in one galaxy, or where both are at one place", async () => {
    const one = await driver.compare(spec, capture, trial(65, { restart: 1, galaxies: 1 }));
    expect(one.gpu.quantity!.every((age) => age === 0)).toBe(true);
    const merged = trial(65, { restart: 1 });
    merged.tables.cores.set([-0.55, 0, 0, 0.3], 8);
    const both = await driver.compare(spec, capture, merged);
    expectTable(both, "quantity");
    expect(both.gpu.quantity!.every((age) => age === 0)).toBe(true);
  });
});
