import { describe, expect, it } from "vitest";
import { floatOf } from "../../reference/contract.ts";
import { OPENING } from "../../reference/moments.ts";
import { placed, sphere, treeOf } from "../sampleTables.ts";
import { ROUNDING } from "../tolerance.ts";
import { COUNTS, longKeys, StageMemory } from "./stageMemory.ts";

type Tree = ReturnType<typeof treeOf>;

/** Tables of a tree's topology as the stage makes them over the twins' sorted keys; room for `capacity` nodes. */
function topologyIn(memory: StageMemory, tree: Tree, capacity = tree.total, leafSize = 16) {
  const at = {
    nodeBegin: memory.room(4 * capacity),
    nodeEnd: memory.room(4 * capacity),
    nodeLink: memory.room(4 * capacity),
    levelStart: memory.room(128),
  };
  const { nodeBegin, nodeEnd, nodeLink, levelStart } = at;
  const n = tree.sizes.n;
  const keys = memory.put(longKeys(tree.keys));
  const total = memory.stages.topology(keys, n, leafSize, capacity, nodeBegin, nodeEnd, nodeLink, levelStart);
  return { ...at, total };
}

const ODD: readonly (readonly [string, Float32Array])[] = [
  ["300 at one point", placed(300, () => [2, 2, 2])],
  ["300 on a line", placed(300, (i) => [i, 0, 0])],
  ["two clumps", placed(300, (i) => [i % 2, 0, 0])],
  ["a tight pair far from 40 others", placed(42, (i) => (i < 2 ? [1 + i * 1e-7, 1, 1] : [-i, i * i, 3]))],
];

/** Bodies of a cell that ends a group, as in the tables of the twins. */
const HEAVY = 4096;

describe("topology", () => {
  async function check(posMass: Float32Array, leafSize = 16) {
    const memory = await StageMemory.create();
    const tree = treeOf({ posMass }, OPENING.bonsai, { leafSize });
    const { nodeBegin, nodeEnd, nodeLink, levelStart, total } = topologyIn(memory, tree, tree.total, leafSize);
    expect(total).toBe(tree.total);
    expect(memory.words(nodeBegin, total)).toEqual(tree.nodeBegin);
    expect(memory.words(nodeLink, total)).toEqual(tree.nodeLink);
    const deepest = tree.groupList[1]!;
    expect(memory.words(levelStart, deepest + 1)).toEqual(tree.levelStart.subarray(0, deepest + 1));
    // The end of a node is where the next one of its level, or of a level above, begins.
    const ends = memory.words(nodeEnd, total);
    for (let k = 0; k < total; k++) {
      const begin = tree.nodeBegin[k]! & 0x7ffffff;
      expect(ends[k]).toBeGreaterThan(begin);
      const next = tree.nodeBegin[k + 1];
      if (next !== undefined && next >> 27 === tree.nodeBegin[k]! >> 27)
        expect(ends[k]).toBeLessThanOrEqual(next & 0x7ffffff);
    }
  }

  it.each(COUNTS.slice(1))("over %i bodies", async (n) => {
    await check(sphere(n).posMass);
    await check(sphere(n).posMass, 3);
  });

  it.each(ODD)("over %s", async (_, posMass) => {
    await check(posMass);
  });

  it("of no bodies has no nodes", async () => {
    const memory = await StageMemory.create();
    expect(memory.stages.topology(64, 0, 16, 0, 64, 64, 64, 64)).toBe(0);
  });

  it("says how many nodes there would be where they do not fit, and writes no farther", async () => {
    const memory = await StageMemory.create();
    const tree = treeOf(sphere(3000));
    const { nodeLink, total } = topologyIn(memory, tree, 40);
    expect(total).toBe(tree.total);
    expect(memory.floats(nodeLink + 160, 8).every((x) => x === Math.fround(12345.678))).toBe(true);
  });
});

describe("groups", () => {
  it.each(COUNTS)("of %i bodies, cut as the twin does", async (n) => {
    const memory = await StageMemory.create();
    const tree = n > 0 ? treeOf(sphere(n), OPENING.bonsai, {}, 1, 32) : null;
    const list = memory.room(4 * (n + 8));
    if (!tree) {
      expect(memory.stages.groups(64, 64, 64, 0, 32, HEAVY, list, list)).toBe(0);
      return;
    }
    const { nodeBegin, nodeEnd, nodeLink } = topologyIn(memory, tree);
    const cuts = memory.room(4 * tree.total);
    const count = memory.stages.groups(nodeBegin, nodeEnd, nodeLink, n, 32, HEAVY, cuts, list);
    expect(count).toBe(tree.groupList[0]);
    expect(memory.words(list + 8, count + 1)).toEqual(tree.groupList.slice(2));
  });

  it("end where heavy cells do", async () => {
    const memory = await StageMemory.create();
    const tree = treeOf(sphere(3000), OPENING.bonsai, {}, 1, 32);
    const { nodeBegin, nodeEnd, nodeLink } = topologyIn(memory, tree);
    const list = memory.room(4 * 4000);
    const cuts = memory.room(4 * tree.total);
    const count = memory.stages.groups(nodeBegin, nodeEnd, nodeLink, 3000, 32, 100, cuts, list);
    const [begins, ends, starts] = [
      memory.words(nodeBegin, tree.total),
      memory.words(nodeEnd, tree.total),
      memory.words(list + 8, count + 1),
    ];
    expect(count).toBeGreaterThan(Math.ceil(3000 / 32));
    for (let k = 1; k <= count; k++) {
      expect(starts[k]! - starts[k - 1]!).toBeGreaterThan(0);
      expect(starts[k]! - starts[k - 1]!).toBeLessThanOrEqual(32);
    }
    // By the definition: no group has bodies of two children of a cell with more than 100 on one side of them.
    const inside = (place: number) => place > 0 && place < 3000 && !starts.includes(place);
    for (let k = 0; k < tree.total; k++) {
      const begin = begins[k]! & 0x7ffffff;
      const parent = Array.from(begins.keys()).find(
        (p) => begins[p]! >>> 27 === (begins[k]! >>> 27) - 1 && (begins[p]! & 0x7ffffff) <= begin && begin < ends[p]!,
      );
      if (parent === undefined || begin === (begins[parent]! & 0x7ffffff)) continue;
      const heavy = begin - (begins[parent]! & 0x7ffffff) > 100 || ends[parent]! - begin > 100;
      if (heavy) expect(inside(begin), `body ${begin}`).toBe(false);
    }
  });
});

describe("moments", () => {
  /** A leaf is summed in 16 steps, a cell in 8 a level over at most 30 levels; roundings add up at most so. */
  const ROUNDINGS = 64;

  async function check(
    posMass: Float32Array,
    opening: "bonsai" | "distance" | "error" = "bonsai",
    theta = 0.6,
    most = 100,
    monopole = false,
  ) {
    const memory = await StageMemory.create();
    const tree = treeOf({ posMass }, OPENING[opening], { theta }, Number(!monopole));
    const { nodeBegin, nodeEnd, nodeLink, total } = topologyIn(memory, tree);
    const [centre, second, box, test, list] = [16, 32, 32, 16, 4].map((bytes) => memory.room(bytes * total)) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const bodies = memory.put(tree.posMass);
    const root = memory.put(tree.root);
    const tables = [bodies, nodeBegin, nodeEnd, nodeLink, centre, second, box, test, root] as const;
    memory.stages.momentsOf(...tables, OPENING[opening], theta, monopole);
    const subtrees = memory.stages.subtrees(nodeBegin, nodeEnd, nodeLink, most, list);
    // In another order than along the curve, as threads may take them.
    memory.stages.moments(list, Math.floor(subtrees / 2), subtrees);
    memory.stages.moments(list, 0, Math.floor(subtrees / 2));
    memory.stages.momentsOfTop(0, most);

    const own = {
      nodeCentre: memory.floats(centre, 4 * total),
      nodeMoments: memory.floats(second, 8 * total),
      nodeBox: memory.floats(box, 8 * total),
      nodeTest: memory.words(test, 4 * total),
    };
    for (let k = 0; k < total; k++) {
      const place = tree.nodeBox.subarray(8 * k, 8 * k + 8);
      const mass = tree.nodeCentre[4 * k + 3]!;
      const size = Math.hypot(
        ...[0, 1, 2].map((c) => {
          const x = tree.nodeCentre[4 * k + c]!;
          return Math.max(place[4 + c]! - x, x - place[c]!);
        }),
      );
      // Positions keep the rounding of coordinates as large as the box's distance from the origin.
      const slip = ROUNDING * (2 * Math.max(...place.map(Math.abs)) + ROUNDINGS * size);
      const near = (name: "nodeCentre" | "nodeMoments" | "nodeBox", at: number, tolerance: number) => {
        const off = Math.abs(own[name][at]! - tree[name][at]!);
        if (!(off <= tolerance)) expect(off, `${name}[${at}]`).toBeLessThanOrEqual(tolerance);
      };
      for (let c = 0; c < 3; c++) near("nodeCentre", 4 * k + c, slip);
      near("nodeCentre", 4 * k + 3, ROUNDINGS * ROUNDING * mass);
      for (let c = 0; c < 8; c++) near("nodeBox", 8 * k + c, 0);
      const trace = tree.nodeMoments[8 * k + 3]!;
      for (let c = 0; c < 8; c++)
        near("nodeMoments", 8 * k + c, 3 * ROUNDINGS * ROUNDING * trace + 6 * mass * size * slip);
      expect(own.nodeTest[4 * k + 3]).toBe(tree.nodeLink[k]);
      // The radius is a bound: never below the farthest body, never beyond the corner of the box.
      const [exact, radius] = [tree, own].map((of) => floatOf(of.nodeTest[4 * k + 2]!)) as [number, number];
      expect(radius).toBeGreaterThanOrEqual(exact * (1 - 8 * ROUNDING) - slip);
      expect(radius).toBeLessThanOrEqual(size * (1 + 8 * ROUNDING) + 2 * slip);
      const [wanted, open] = [tree, own].map((of) => floatOf(of.nodeTest[4 * k]!)) as [number, number];
      const [wide, spread] = [tree, own].map((of) => floatOf(of.nodeTest[4 * k + 1]!)) as [number, number];
      if (opening === "error") {
        // A distance between two places; the spread has the square root of a radius that is a bound, itself at most as large.
        expect(Math.abs(open - wanted)).toBeLessThanOrEqual(4 * slip + 8 * ROUNDING * wanted);
        const most = monopole ? wide : wide * Math.sqrt(radius / exact || 1);
        expect(spread).toBeGreaterThanOrEqual(wide * (1 - 1e-5) - 4 * slip);
        expect(spread).toBeLessThanOrEqual(most * (1 + 1e-5) + 4 * slip);
        continue;
      }
      expect(spread).toBe(0);
      const slack = 1e-5 * wanted + 4 * Math.sqrt(wanted) * slip * (1 + 1 / theta);
      const largest = opening === "bonsai" ? Math.max(wanted, (1.00001 * radius) ** 2) : wanted;
      expect(open).toBeGreaterThanOrEqual(wanted - slack);
      expect(open).toBeLessThanOrEqual(largest + 1e-5 * largest + slack);
      // No cell acts on a body that it holds.
      if (opening === "bonsai") expect(open).toBeGreaterThanOrEqual(radius ** 2);
    }
  }

  it.each(COUNTS.slice(1))("of %i bodies", async (n) => {
    await check(sphere(n).posMass);
    await check(sphere(n).posMass, "distance", 0.4, 1);
    await check(sphere(n).posMass, "error");
    await check(sphere(n).posMass, "error", 0.6, 20, true);
  });

  it.each(ODD)("of %s", async (_, posMass) => {
    await check(posMass);
  });

  it.each([1.15, 1.2, 2])("with the opening length of cells at theta %f, never within the cell", async (theta) => {
    await check(sphere(1000).posMass, "bonsai", theta);
  });

  it("far from the origin, and without mass", async () => {
    await check(placed(500, (i) => [1000 + Math.sin(i), Math.sin(3 * i), 2000 + Math.cos(7 * i)]));
    await check(placed(300, (i) => [i / 7, Math.sin(i), 0], 0));
  });
});
