import { expect, it } from "vitest";
import { join, walkAdaptive as spec } from "../../../src/engine/force/adaptive/index.ts";
import { PLAIN, slicesOf } from "../../../src/engine/state/forceVariant.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { walkAdaptive } from "../../reference/walkAdaptive.ts";
import { placed, sphere, treeOf } from "../sampleTables.ts";
import { type AdaptiveOptions, walkAdaptiveTests } from "../shared/walkAdaptive.ts";
import { GARBAGE, paramsOf, StageDriver } from "../stageDriver.ts";
import { forceTolerance, SUM_ROUNDINGS } from "../tolerance.ts";
import { expectWalk } from "./expectWalk.ts";

const { GROUP_LIST } = CONSTANTS.groups;

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
      hexadecapole = false,
      slices = 1,
      groupSize = 64,
      parts = 1,
      roundings = 2 * SUM_ROUNDINGS,
      ownPull = 10,
      walksFirst,
    }: AdaptiveOptions & {
      readonly spline?: number;
      readonly hexadecapole?: boolean;
      readonly slices?: number;
      readonly parts?: number;
      readonly ownPull?: number;
      /** Of so many groups those that walk first, in their order. */
      readonly walksFirst?: (groups: number) => readonly number[];
    } = {},
  ) {
    const tree = treeOf(given, 2, { theta }, Number(quadrupole), groupSize, hexadecapole);
    const groups = tree.groupList[0]!;
    const first = walksFirst?.(groups);
    const capacity = tree.sizes.groups;
    const sizes = { ...tree.sizes, parts, ordered: first !== undefined };
    const params = paramsOf(sizes, { tau, theta, eps2, farSoftening: near ** 2, spline, ownPull });
    const { posMass, velocity, nodeCentre, nodeTest, nodeMoments, root } = tree;
    let { groupList } = tree;
    if (first) {
      groupList = new Uint32Array(3 + 2 * capacity);
      groupList.set([groups, ...tree.groupList.slice(1, GROUP_LIST + groups + 1)]);
      const others = Array.from({ length: groups }, (_, g) => g).filter((g) => !first.includes(g));
      groupList.set([...first, ...others], GROUP_LIST + capacity + 1);
    }
    const tables = { posMass, velocity, nodeCentre, nodeTest, nodeMoments, groupList, root };
    const both = await driver.compare(
      [
        ...slicesOf({ ...PLAIN, spline: spline > 0, quadrupole, hexadecapole }, slices).map(spec),
        ...(parts > 1 ? [join] : []),
      ],
      walkAdaptive,
      { sizes, params, tables },
    );
    if (first && parts === 1) {
      const counts = both.gpu.groupCounts!;
      // A word for each quarter of a full group, by the group of its middle body.
      const each = groupSize / 4;
      const n = posMass.length / 4;
      for (let word = 0, g = 0; word * each < n; word++) {
        const middle = Math.min((word + 0.5) * each, n - 1);
        while (groupList[GROUP_LIST + g + 1]! <= middle) g++;
        const [bodies, cells, far] = counts.subarray(4 * g, 4 * g + 3) as unknown as [number, number, number];
        expect(counts[4 * capacity + word], `length of walk ${g}`).toBe(4 * bodies + 10 * cells + 3 * far);
      }
      expect(counts.subarray(4 * capacity + Math.ceil(n / each)).every((word) => word === GARBAGE)).toBe(true);
    }
    // Behind them lies what the parts found.
    for (const result of [both.gpu, both.twin]) result.acceleration = result.acceleration!.slice(0, posMass.length);
    const rounding = forceTolerance(posMass, params.eps2 + (spline / 2.8) ** 2, roundings);
    // The GPU completes third and fourth derivatives as if the potential were harmonic: wrong by (eps / d)^2 of terms that are themselves no larger
    // than what tau allows a cell to be wrong, and farSoftening keeps (eps / d)^2 below 1 / 36.
    const soft = eps2 > 0 ? tau / 36 : 0;
    return expectWalk(both, tree, (k) => rounding(k) + soft * Math.abs(velocity[4 * Math.floor(k / 4) + 3] ?? 0));
  }

  walkAdaptiveTests(check);

  it.each([
    [2, 64, 1],
    [4, 32, 1],
    [4, 64, 8],
  ])("in %i parts of groups of %i, in %i slices: each node acts in one part", async (parts, groupSize, slices) => {
    for (const n of [1, 65, 1500]) await check(sphere(n), { parts, groupSize, slices });
    await check({ posMass: placed(300, (i) => [i / 7, 0, 0]) }, { parts, groupSize, slices });
  });

  it.each([
    [32, 1, 1],
    [64, 1, 8],
    [32, 2, 1],
  ])(
    "groups of %i, in %i parts and %i slices, some of them first: each finds the same, and says how long it took",
    async (groupSize, parts, slices) => {
      for (const n of [1, 65, 1500]) {
        const all = (groups: number) => Array.from({ length: groups }, (_, k) => groups - 1 - k);
        for (const walksFirst of [() => [], all, (groups: number) => all(groups).filter((g) => g % 5 === 2)])
          await check(sphere(n), { groupSize, parts, slices, walksFirst });
      }
    },
  );

  it("with spline softening", async () => {
    const { far, cells } = await check(sphere(1500), { spline: 0.2, tau: 1e-2 });
    expect(far).toBeGreaterThan(0);
    expect(cells).toBeGreaterThan(0);
  });

  it("by hexadecapoles opens fewer", async () => {
    await check(sphere(65), { hexadecapole: true });
    const plain = await check(sphere(1500));
    const high = await check(sphere(1500), { hexadecapole: true });
    expect(high.cells + high.bodies).toBeLessThan(plain.cells + plain.bodies);
    await check(sphere(1500), { hexadecapole: true, groupSize: 32, parts: 2, eps2: 1e-4 });
  });

  it("by masses alone, in slices", async () => {
    const { far } = await check(sphere(1500), { tau: 2e-2, quadrupole: false, slices: 8 });
    expect(far).toBe(0);
  });

  it("opens fewer heavy cells where a group's own bodies pull more than it feels, as if it felt four times as much at most", async () => {
    const given = sphere(1500);
    // All feel as little as those do for whom forces cancel.
    const felt = (part: number) => ({
      ...given,
      velocity: given.velocity.map((v, k) => (k % 4 === 3 ? part * v : v)),
    });
    const plain = await check(felt(0.05), { ownPull: 0 });
    const raised = await check(felt(0.05), { ownPull: 1e6 });
    const four = await check(felt(0.2), { ownPull: 0 });
    const used = ({ bodies, cells }: typeof plain) => bodies + cells;
    expect(used(raised)).toBeLessThan(used(plain));
    expect(used(raised)).toBeGreaterThan(used(four));
    // More than enough is enough.
    expect(await check(felt(0.05), { ownPull: 1e9 })).toEqual(raised);
  });
});
