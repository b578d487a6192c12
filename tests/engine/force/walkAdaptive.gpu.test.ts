import { expect, it } from "vitest";
import { walkAdaptive as spec } from "../../../src/engine/force/walkAdaptive.ts";
import { PLAIN, slicesOf } from "../../../src/engine/gpu/choice.ts";
import { walkAdaptive } from "../../../src/engine/reference/walkAdaptive.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { placed, sphere, treeOf } from "../sampleTables.ts";
import { COUNTS, paramsOf, StageDriver } from "../stageDriver.ts";
import { forceTolerance, SUM_ROUNDINGS } from "../tolerance.ts";
import { expectWalk } from "./expectWalk.ts";

describeGpu("walkAdaptive", (device) => {
  const driver = new StageDriver(device);

  async function check(
    given: { posMass: Float32Array; velocity?: Float32Array },
    { tau = 2e-3, eps2 = 0, spline = 0, quadrupole = true, slices = 1, groupSize = 64 } = {},
  ) {
    const tree = treeOf(given, 2, {}, Number(quadrupole), groupSize);
    const params = paramsOf(tree.sizes, { tau, eps2, farSoftening: 36 * eps2, spline });
    const { posMass, velocity, nodeCentre, nodeTest, nodeMoments, groupList } = tree;
    const tables = { posMass, velocity, nodeCentre, nodeTest, nodeMoments, groupList };
    const both = await driver.compare(
      slicesOf({ ...PLAIN, spline: spline > 0, quadrupole }, slices).map(spec),
      walkAdaptive,
      { sizes: tree.sizes, params, tables },
    );
    const rounding = forceTolerance(posMass, params.eps2 + (spline / 2.8) ** 2, 2 * SUM_ROUNDINGS);
    // The GPU completes third and fourth derivatives as if the potential were harmonic: wrong by (eps / d)^2 of terms that are themselves no larger
    // than what tau allows a cell to be wrong, and farSoftening keeps (eps / d)^2 below 1 / 36.
    const soft = eps2 > 0 ? tau / 36 : 0;
    return expectWalk(both, tree, (k) => rounding(k) + soft * Math.abs(velocity[4 * Math.floor(k / 4) + 3] ?? 0));
  }

  it.each(COUNTS)("of %i bodies", async (n) => {
    const { bodies, cells, far } = await check(sphere(n));
    expect(bodies).toBeGreaterThan(0);
    if (n === 3000) {
      expect(cells).toBeGreaterThan(0);
      expect(far).toBeGreaterThan(0);
    }
  });

  it("gathers more cells, the more error it may make", async () => {
    const coarse = await check(sphere(700), { tau: 2e-2 });
    const fine = await check(sphere(700), { tau: 2e-4 });
    expect(coarse.bodies).toBeLessThan(fine.bodies);
  });

  it.each(COUNTS)("of %i bodies in groups of 32", async (n) => {
    await check(sphere(n), { groupSize: 32 });
  });

  it("with spline softening", async () => {
    const { far, cells } = await check(sphere(1500), { spline: 0.2, tau: 1e-2 });
    expect(far).toBeGreaterThan(0);
    expect(cells).toBeGreaterThan(0);
  });

  it("by masses alone, which opens more, and in slices", async () => {
    const whole = await check(sphere(1500), { tau: 2e-2 });
    const alone = await check(sphere(1500), { tau: 2e-2, quadrupole: false, slices: 8 });
    expect(alone.far).toBe(0);
    expect(alone.bodies).toBeGreaterThan(whole.bodies);
  });

  it("with softening", async () => {
    const { far } = await check(sphere(1500), { eps2: 0.02 ** 2, tau: 1e-2 });
    expect(far).toBeGreaterThan(0);
  });

  it("of bodies at one point, in clumps and on a line", async () => {
    await check({ posMass: placed(200, () => [1, 1, 1]) });
    await check({ posMass: placed(200, (i) => [i % 2, 0, i % 3]) });
    await check({ posMass: placed(300, (i) => [i / 7, 0, 0]) });
  });
});
