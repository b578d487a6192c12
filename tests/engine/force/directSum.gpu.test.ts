import { expect, it } from "vitest";
import { joinSums, directSum as spec } from "../../../src/engine/force/direct/index.ts";
import { PLAIN, slicesOf } from "../../../src/engine/state/forceVariant.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { directSum } from "../../reference/directSum.ts";
import { placed, sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";
import { forceTolerance, ROUNDING, SUM_ROUNDINGS } from "../tolerance.ts";

describeGpu("directSum", (device) => {
  const driver = new StageDriver(device);

  async function check(posMass: Float32Array, eps2: number, spline = 0, slices = 1, parts = 1) {
    const sizes = { ...sizesOf(posMass.length / 4), parts };
    const params = paramsOf(sizes, { eps2, spline });
    const sums = slicesOf({ ...PLAIN, spline: spline > 0 }, slices).map(spec);
    const both = await driver.compare([...sums, ...(parts > 1 ? [joinSums] : [])], directSum, {
      sizes,
      params,
      tables: { posMass, targets: posMass },
    });
    // Behind them lies what the parts found.
    for (const result of [both.gpu, both.twin]) result.acceleration = result.acceleration!.slice(0, posMass.length);
    expectTable(both, "acceleration", forceTolerance(posMass, params.eps2 + (spline / 2.8) ** 2));
    return both.gpu.acceleration as Float32Array;
  }

  it.each([0, ...COUNTS.slice(0, -1), 1500])("of %i bodies", async (n) => {
    await check(sphere(n).posMass, 0.01);
  });

  it.each([
    [0, 7],
    [1, 1],
    [65, 3],
    [130, 257],
    [500, 64],
  ])("%i bodies of one set, by %i of another, written and added", async (n, sources) => {
    const sizes = { ...sizesOf(n), capacity: Math.max(n, sources) };
    const params = paramsOf(sizes, { eps2: 0.01, sources });
    const [posMass, targets] = [sphere(sources, 3).posMass, sphere(n).posMass];
    const acceleration = Float32Array.from({ length: 4 * n }, (_, k) => Math.sin(k));
    for (const add of [false, true]) {
      const both = await driver.compare(spec({ ...PLAIN, foreign: true, add }), directSum, {
        sizes,
        params,
        tables: { posMass, targets, acceleration },
      });
      const rounding = forceTolerance(posMass, params.eps2, SUM_ROUNDINGS, targets);
      expectTable(both, "acceleration", (k) => rounding(k) + (add ? ROUNDING : 0));
    }
  });

  it("with spline softening, also where bodies coincide", async () => {
    await check(sphere(500).posMass, 0, 0.3);
    await check(
      placed(70, (i) => [Math.sin(i % 9), Math.cos(2 * (i % 9)), i % 5]),
      0,
      0.5,
    );
  });

  it("in slices is bitwise the same", async () => {
    const { posMass } = sphere(1000);
    const whole = await check(posMass, 0.01);
    // Sixteen tiles: by fours, one by one and some of none.
    for (const slices of [4, 16, 32]) expect(await check(posMass, 0.01, 0, slices)).toEqual(whole);
  });

  it.each([
    [65, 2],
    [257, 16],
    [1500, 4],
    [1500, 16],
  ])("of %i bodies, whose sources %i workgroups share, in one slice or more", async (n, parts) => {
    const { posMass } = sphere(n);
    await check(posMass, 0.01, 0, 1, parts);
    await check(posMass, 0.01, 0, 3, parts);
  });

  it("without softening, where some bodies coincide", async () => {
    const acceleration = await check(
      placed(70, (i) => [Math.sin(i % 9), Math.cos(2 * (i % 9)), i % 5]),
      0,
    );
    expect(acceleration.every(Number.isFinite)).toBe(true);
    expect(
      await check(
        placed(5, () => [1, 2, 3]),
        0,
      ),
    ).toEqual(new Float32Array(20));
  });
});
