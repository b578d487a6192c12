import { describe, expect, it } from "vitest";
import { directSum } from "../../reference/directSum.ts";
import { forceError } from "../../reference/forceError.ts";
import { OPENING } from "../../reference/moments.ts";
import { walk } from "../../reference/walk.ts";
import { expectWalk } from "../force/expectWalk.ts";
import { placed, sphere, treeOf } from "../sampleTables.ts";
import { differences, paramsOf } from "../stageDriver.ts";
import { forceTolerance } from "../tolerance.ts";
import { COUNTS, StageMemory } from "./stageMemory.ts";

const EPS2 = 0.0025;

describe("walk", () => {
  async function check(
    posMass: Float32Array,
    { theta = 0.6, spline = 0, eps2 = EPS2, quadrupole = true, by = "bonsai" as "bonsai" | "distance" } = {},
  ) {
    const memory = await StageMemory.create();
    const tree = treeOf({ posMass }, OPENING[by], { theta }, 1, 32);
    const params = paramsOf(tree.sizes, { theta, eps2: spline > 0 ? 0 : eps2, spline });
    const n = tree.sizes.n;
    const { nodeCentre, nodeTest, nodeMoments, nodeBox, groupList } = tree;
    const given = { posMass: tree.posMass, nodeCentre, nodeTest, nodeMoments, nodeBox, groupList };
    const groups = groupList[0]!;
    const twin = { ...given, acceleration: new Float64Array(4 * n), groupCounts: new Uint32Array(4 * groups) };
    walk({ ...twin, params, OPENING: OPENING[by], QUADRUPOLE: Number(quadrupole) });
    const place = memory.put(tree.posMass);
    const { at, column } = memory.columns(tree.posMass);
    const tables = [nodeCentre, nodeTest, nodeMoments, nodeBox].map((table) => memory.put(table));
    const [centre, test, moments, box] = tables as [number, number, number, number];
    const scratch = memory.scratch();
    memory.stages.spreadOver(params.spline);
    // Leaves of one body or two as cells too, as the twin does.
    memory.stages.walkOver(
      ...([place, at, column, centre, test, moments, box, scratch, OPENING[by], params.eps2, !quadrupole, 0] as const),
    );
    const [acceleration, counts, list] = [memory.room(16 * n), memory.room(16 * groups), memory.put(groupList)];
    // The last groups first: none depends on another.
    const half = Math.floor(groups / 2);
    memory.stages.walk(list, half, groups, acceleration, counts);
    memory.stages.walk(list, 0, half, acceleration, counts);
    expect(memory.beyondScratch).toBe(0);
    const gpu = { acceleration: memory.floats(acceleration, 4 * n), groupCounts: memory.words(counts, 4 * groups) };
    return expectWalk({ gpu, twin }, tree, forceTolerance(tree.posMass, params.eps2 + (spline / 2.8) ** 2));
  }

  it.each(COUNTS.slice(1))("of %i bodies", async (n) => {
    const { bodies, cells } = await check(sphere(n).posMass);
    expect(bodies).toBeGreaterThan(0);
    if (n === 3000) expect(cells).toBeGreaterThan(0);
  });

  it("by minimum distance opens more", async () => {
    const plain = await check(sphere(1500).posMass);
    const strict = await check(sphere(1500).posMass, { by: "distance" });
    expect(strict.cells).toBeGreaterThan(0);
    expect(strict.bodies).toBeGreaterThan(plain.bodies);
  });

  it.each(["bonsai", "distance"] as const)(
    "with spline softening, by %s: cells in its reach are opened",
    async (by) => {
      const plain = await check(sphere(1500).posMass, { by });
      const spread = await check(sphere(1500).posMass, { by, spline: 0.3 });
      expect(spread.cells).toBeGreaterThan(0);
      expect(spread.bodies).toBeGreaterThan(plain.bodies);
      for (const n of COUNTS.slice(1)) await check(sphere(n).posMass, { by, spline: 0.03 });
      await check(
        placed(200, (i) => [i % 2, 0, i % 3]),
        { by, spline: 1.5 },
      );
    },
  );

  it("by masses alone, and with a wide and a narrow opening angle", async () => {
    await check(sphere(1500).posMass, { quadrupole: false });
    const wide = await check(sphere(1000).posMass, { theta: 1.2 });
    const narrow = await check(sphere(1000).posMass, { theta: 0.2 });
    expect(narrow.bodies).toBeGreaterThan(wide.bodies);
  });

  it("without softening, of bodies at one point, in clumps and on a line", async () => {
    for (const posMass of [
      placed(200, () => [1, 1, 1]),
      placed(200, (i) => [i % 2, 0, i % 3]),
      placed(300, (i) => [i / 7, 0, 0]),
    ])
      await check(posMass, { eps2: 0 });
  });

  it("more than one list full", async () => {
    // Of 3000 bodies at a theta near 0 every group meets all, but for those that are a leaf, and a cell, by themselves.
    const { bodies } = await check(sphere(3000).posMass, { theta: 0.02 });
    expect(bodies).toBeGreaterThan(2800 * (3000 / 32));
    const { cells } = await check(sphere(3000).posMass, { theta: 0.3 });
    expect(cells).toBeGreaterThan(300 * (3000 / 32));
  });
});

describe("directSum", () => {
  async function check(posMass: Float32Array, eps2 = EPS2, spline = 0) {
    const memory = await StageMemory.create();
    const n = posMass.length / 4;
    const params = paramsOf({ n, capacity: n, nodes: 1, groups: 1, groupSize: 32, parts: 1 }, { eps2, spline });
    const twin = new Float64Array(4 * n);
    directSum({ params, posMass, acceleration: twin });
    const [place, acceleration, scratch] = [memory.put(posMass), memory.room(16 * n), memory.scratch()];
    const { at, column } = memory.columns(posMass);
    memory.stages.spreadOver(params.spline);
    const half = Math.floor(n / 2);
    for (const [from, to] of [
      [half, n],
      [0, half],
    ] as const)
      memory.stages.directSum(place, at, column, n, from, to, params.eps2, acceleration, scratch);
    expect(memory.beyondScratch).toBe(0);
    const own = memory.floats(acceleration, 4 * n);
    expect(differences(own, twin, forceTolerance(posMass, params.eps2 + (spline / 2.8) ** 2))).toEqual([]);
  }

  it.each(COUNTS)("of %i bodies, with and without softening", async (n) => {
    await check(sphere(n).posMass);
    await check(sphere(n).posMass, 0);
  });

  it.each(COUNTS)("of %i bodies, softened by a spline", async (n) => {
    for (const spline of [0.01, 0.3, 30]) await check(sphere(n).posMass, 0, spline);
  });

  it("of bodies two by two at the same place", async () => {
    const pairs = placed(800, (i) => [Math.sin(i >> 1), Math.cos(3 * (i >> 1)), Math.sin(7 * (i >> 1))]);
    await check(pairs, 0);
    await check(pairs);
    await check(pairs, 0, 0.2);
  });
});

describe("forceError", () => {
  it.each(COUNTS)("of samples of %i bodies", async (n) => {
    const memory = await StageMemory.create();
    const { posMass, acceleration } = sphere(n);
    const params = paramsOf({ n, capacity: n, nodes: 1, groups: 1, groupSize: 32, parts: 1 }, { eps2: EPS2 });
    const count = Math.min(100, n);
    const samples = Uint32Array.from({ length: count }, (_, s) => Math.floor(((s + 0.5) * n) / count));
    const twin = new Float64Array(8 * count);
    forceError({ params, posMass, acceleration, samples, exact: twin });
    const [place, given, list] = [memory.put(posMass), memory.put(acceleration), memory.put(samples)];
    const [exact, scratch] = [memory.room(32 * count), memory.scratch()];
    const { at, column } = memory.columns(posMass);
    memory.stages.forceError(place, at, column, n, given, list, 0, count, params.eps2, exact, scratch);
    const tolerance = forceTolerance(posMass, params.eps2);
    const allowed = (k: number) => (k % 8 < 4 ? tolerance(4 * samples[k >> 3]! + (k % 4)) : 0);
    expect(differences(memory.floats(exact, 8 * count), twin, allowed)).toEqual([]);
  });
});
