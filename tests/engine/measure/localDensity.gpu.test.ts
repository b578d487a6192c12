import { expect, it } from "vitest";
import { densities, localDensity as spec } from "../../../src/engine/measure/localDensity.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { curveKeys } from "../../reference/keys.ts";
import { listedDensity, localDensity, rangedDensity } from "../../reference/localDensity.ts";
import { sphere, treeOf } from "../sampleTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

const PARAMS = { unit: 1, time: 0, galaxies: 0, restart: 0, first: 0, every: 1, kineticUnit: 1 };

describeGpu("localDensity", (device) => {
  const driver = new StageDriver(device);

  it.each([...COUNTS.filter((n) => n > 1), 17, 129])("of %i bodies along the curve", async (n) => {
    const { posMass } = treeOf(sphere(n));
    const both = await driver.compare(spec, localDensity, {
      sizes: sizesOf(n),
      structs: { quantityParams: { ...PARAMS, n, unit: 0.5 } },
      tables: { posMass, id: sphere(n).id, order: sphere(n).id, root: posMass },
    });
    // The nearest are some 0.01 apart, at places of about 1: a distance is good to 1e-5, its cube to 3e-5.
    expectTable(both, "quantity", (i) => 2e-4 * both.twin.quantity![i]!);
    expect(both.gpu.quantity!.subarray(0, n).some((density) => density > 0)).toBe(n > 2);
  });

  it.each([...COUNTS.filter((n) => n > 1), 17, 129])("of %i bodies in any order, listed along the curve", async (n) => {
    const { posMass } = treeOf(sphere(n));
    // Body k of the curve stands at place 7 k + 3 of n.
    const at = (k: number) => (7 * k + 3) % n;
    const steps = Array.from({ length: n }, (_, k) => k);
    const order = Uint32Array.from(steps, n % 7 === 0 ? (k) => n - 1 - k : at);
    const shuffled = new Float32Array(4 * n);
    for (const k of steps) shuffled.set(posMass.subarray(4 * k, 4 * k + 4), 4 * order[k]!);
    const id = Uint32Array.from(steps);
    const both = await driver.compare(densities({ listed: true }), listedDensity, {
      sizes: sizesOf(n),
      structs: { quantityParams: { ...PARAMS, n, unit: 0.5 } },
      tables: { posMass: shuffled, id, order, root: shuffled },
    });
    expectTable(both, "quantity", (i) => 2e-4 * both.twin.quantity![i]!);
    expect(both.gpu.quantity!.subarray(0, n).some((density) => density > 0)).toBe(n > 2);
  });

  it.each([
    [2, 1],
    [65, 300],
    [300, 65],
    [1000, 257],
  ])("of %i bodies along the curve, and of %i test particles behind them", async (massive, tests) => {
    const n = massive + tests;
    const given = sphere(n).posMass;
    const half = Math.fround(1.1 * given.reduce((most, x) => Math.max(most, Math.abs(x)), 1));
    const root = new Float32Array([0, 0, 0, 3e38, half, 2 ** 20 / half, 0, 0]);
    const keys = curveKeys(massive, root, given, 21);
    const order = Array.from({ length: massive }, (_, i) => i).sort(
      (a, b) => keys[2 * a]! - keys[2 * b]! || keys[2 * a + 1]! - keys[2 * b + 1]!,
    );
    const posMass = given.slice();
    order.forEach((from, to) => {
      posMass.set(given.subarray(4 * from, 4 * from + 4), 4 * to);
    });
    const id = Uint32Array.from({ length: n }, (_, i) => n - 1 - i);
    const both = await driver.compare(densities({ massive }), rangedDensity, {
      sizes: sizesOf(n),
      structs: { quantityParams: { ...PARAMS, n, unit: 0.5 } },
      tables: { posMass, id, order: id, root },
    });
    expectTable(both, "quantity", (i) => 2e-4 * both.twin.quantity![i]!);
    expect(both.gpu.quantity!.subarray(0, n).some((density) => density > 0)).toBe(massive > 2);
  });
});
