import { describe, expect, it } from "vitest";
import { join } from "../../../src/engine/force/join.ts";
import { walkAdaptive as spec } from "../../../src/engine/force/walkAdaptive.ts";
import { PLAIN, slicesOf } from "../../../src/engine/state/forceVariant.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { walkAdaptive } from "../../reference/walkAdaptive.ts";
import { placed, sphere, treeOf } from "../sampleTables.ts";
import { COUNTS, paramsOf, StageDriver } from "../stageDriver.ts";
import { forceTolerance, SUM_ROUNDINGS } from "../tolerance.ts";
import { expectWalk } from "./expectWalk.ts";

describeGpu("walkAdaptive", (device) => {
  const driver = new StageDriver(device);

  async function check(
    given: { posMass: Float32Array; velocity?: Float32Array },
    {
      tau = 2e-3,
      theta = 0.6,
      eps2 = 0,
      near = 6 * Math.sqrt(eps2),
      spline = 0,
      quadrupole = true,
      slices = 1,
      groupSize = 64,
      parts = 1,
      roundings = 2 * SUM_ROUNDINGS,
      ownPull = 10,
    } = {},
  ) {
    const tree = treeOf(given, 2, { theta }, Number(quadrupole), groupSize);
    const params = paramsOf(tree.sizes, { tau, theta, eps2, farSoftening: near ** 2, spline, ownPull });
    const { posMass, velocity, nodeCentre, nodeTest, nodeMoments, groupList, root } = tree;
    const tables = { posMass, velocity, nodeCentre, nodeTest, nodeMoments, groupList, root };
    const both = await driver.compare(
      [...slicesOf({ ...PLAIN, spline: spline > 0, quadrupole }, slices).map(spec), ...(parts > 1 ? [join] : [])],
      walkAdaptive,
      { sizes: { ...tree.sizes, parts }, params, tables },
    );
    // Behind them lies what the parts found.
    for (const result of [both.gpu, both.twin]) result.acceleration = result.acceleration!.slice(0, posMass.length);
    const rounding = forceTolerance(posMass, params.eps2 + (spline / 2.8) ** 2, roundings);
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

  it("gathers leaves of far bodies, as wide as they are far, whose whole pull is faint", async () => {
    // Sixty bodies in all directions, a thousandth of the mass, from 100 to 1e6 radii: a leaf of them spans octaves.
    const { posMass, velocity } = sphere(3000);
    for (let i = 0; i < 60; i++) {
      const distance = 100 * 10 ** (i / 15);
      const [x, y, z] = [Math.sin(7 * i), Math.cos(5 * i), Math.sin(3 * i + 1)];
      posMass.set([distance * x, distance * y, distance * z, 1e-5 / 60], 4 * 50 * i);
      velocity[4 * 50 * i + 3] = distance ** -2;
    }
    // A group of far bodies is as wide as it is far: its expansion sums powers that hardly fall.
    const far = await check({ posMass, velocity }, { roundings: 8 * SUM_ROUNDINGS });
    const near = await check(sphere(3000));
    // Each group would meet all sixty otherwise.
    expect(far.bodies).toBeLessThan(near.bodies + (20 * 3000) / 64);
  });

  it("gathers more cells, the more error it may make", async () => {
    const coarse = await check(sphere(700), { tau: 2e-2 });
    const fine = await check(sphere(700), { tau: 2e-4 });
    expect(coarse.bodies).toBeLessThan(fine.bodies);
  });

  it.each(COUNTS)("of %i bodies in groups of 32", async (n) => {
    await check(sphere(n), { groupSize: 32 });
  });

  it.each([
    [2, 64, 1],
    [4, 32, 1],
    [4, 64, 8],
  ])("in %i parts of groups of %i, in %i slices: each node acts in one part", async (parts, groupSize, slices) => {
    for (const n of [1, 65, 3000]) await check(sphere(n), { parts, groupSize, slices });
    await check({ posMass: placed(300, (i) => [i / 7, 0, 0]) }, { parts, groupSize, slices });
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

  describe("opens", () => {
    const groups = Math.ceil(1500 / 64);
    /** An angle under which no cell is seen. */
    const NARROW = 1e-3;
    /** Any error goes, also the one of a cell whose farthest body touches the group. */
    const ANY = 1e9;

    it("everything where no error is allowed and no angle is small enough", async () => {
      expect(await check(sphere(1500), { tau: 0, theta: NARROW })).toEqual({ bodies: groups * 1500, cells: 0, far: 0 });
    });

    it("cells by their angle alone where no error is allowed", async () => {
      const { bodies, cells, far } = await check(sphere(1500), { tau: 0 });
      expect(far).toBe(0);
      expect(cells).toBeGreaterThan(0);
      expect(bodies).toBeLessThan(groups * 1500);
    });

    it("by their error alone where no angle is small enough, and nothing for the expansion within the softening", async () => {
      const { cells, far } = await check(sphere(1500), { tau: 1e-2, theta: NARROW, near: 1e4 });
      expect(far).toBe(0);
      expect(cells).toBeGreaterThan(0);
    });

    it("no less for a body where forces cancel, down to the angle, and nothing for a frozen one", async () => {
      const given = sphere(1500);
      const felt = given.posMass.map((_, k) => (k % 4 === 3 ? given.velocity[k]! : 0));
      const strongest = felt.indexOf(Math.max(...felt));
      const changed = (a: number) => ({ ...given, velocity: given.velocity.map((v, k) => (k === strongest ? a : v)) });
      const [plain, frozen, still] = [await check(given), await check(changed(-1e-30)), await check(changed(0))];
      expect(frozen).toEqual(plain);
      const all = await check(given, { tau: 0 });
      expect(still.bodies).toBeGreaterThan(plain.bodies);
      expect(still.bodies).toBeLessThan(all.bodies);
    });

    it("less where a group's own bodies pull more than it feels, as if it felt twice as much at most", async () => {
      const given = sphere(1500);
      // Everybody feels as little as those do for whom forces cancel.
      const weak = { ...given, velocity: given.velocity.map((v, k) => (k % 4 === 3 ? 0.05 * v : v)) };
      const twice = { ...given, velocity: given.velocity.map((v, k) => (k % 4 === 3 ? 0.1 * v : v)) };
      const [plain, raised] = [await check(weak, { ownPull: 0 }), await check(weak, { ownPull: 1e6 })];
      expect(raised.bodies).toBeLessThan(plain.bodies);
      expect(raised).toEqual(await check(twice, { ownPull: 0 }));
    });

    it("a cell nearer than 1.8 radii only where it is heavier than the group", async () => {
      // Two groups, each a cell: one body at the origin and 63 close together, 1.7 radii away from a ring.
      const pair = (mass: number) =>
        placed(128, (i) => {
          if (i === 0) return [0, 0, 0];
          if (i < 64) return [1.75 + 1e-3 * Math.sin(i), 1.75 + 1e-3 * Math.cos(i), 1.75 + 1e-3 * Math.sin(2 * i)];
          const [u, v] = [Math.cos((Math.PI * i) / 32) / Math.SQRT2, Math.sin((Math.PI * i) / 32) / Math.sqrt(6)];
          return [2.72 + u + v, 2.72 - u + v, 2.72 - 2 * v];
        }).map((x, k) => (k % 4 === 3 && k >= 256 ? mass * x : x));
      const velocity = new Float32Array(512).fill(1);
      const options = { tau: ANY, theta: NARROW, near: 1e4 };
      const light = await check({ posMass: pair(0.5), velocity }, options);
      const heavy = await check({ posMass: pair(4), velocity }, options);
      expect(light).toEqual({ bodies: 129, cells: 2, far: 0 });
      expect(heavy.cells).toBeGreaterThan(2);
    });
  });
});
