import { expect, it } from "vitest";
import { BOX } from "../../../src/engine/domains/boxTable.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { essentialTree } from "../../reference/essentialTree.ts";
import { type Group, readGroups } from "../../reference/groups.ts";
import { OPENING } from "../../reference/moments.ts";
import { walkLists } from "../../reference/walk.ts";
import { adaptiveLists } from "../../reference/walkAdaptive.ts";
import { boxesOf } from "../build/boxesOf.ts";
import { placed, sortedKeys, sphere, treeOf } from "../sampleTables.ts";
import { paramsOf } from "../stageDriver.ts";

interface Bodies {
  readonly posMass: Float32Array;
  readonly velocity: Float32Array;
}

/** Bodies cut into two halves along the curve. */
function halves({ posMass, velocity }: Bodies): readonly [Bodies, Bodies] {
  const order = [...sortedKeys(posMass).order];
  const part = (from: number, to: number) => {
    const rows = order.slice(from, to);
    const taken = (table: Float32Array) =>
      Float32Array.from(rows.flatMap((i) => [...table.subarray(4 * i, 4 * i + 4)]));
    return { posMass: taken(posMass), velocity: taken(velocity) };
  };
  const middle = order.length >> 1;
  return [part(0, middle), part(middle, order.length)];
}

interface Choice {
  readonly opening?: "error" | "bonsai";
  readonly multipole?: "monopole" | "quadrupole" | "hexadecapole";
  readonly theta?: number;
  readonly spline?: number;
}

/** What the walks of the targets' groups use of the sources' tree, whole and packed, as the numbers of cells and bodies; and the sizes of all. */
function walks(
  targets: Bodies,
  sources: Bodies,
  { opening = "error", multipole = "quadrupole", theta = 0.6, spline = 0 }: Choice = {},
) {
  const high = multipole === "hexadecapole";
  const quadrupole = Number(multipole !== "monopole");
  const make = (bodies: Bodies) => treeOf(bodies, OPENING[opening], { theta }, quadrupole, 32, high);
  const [onto, whole] = [make(targets), make(sources)];
  const params = paramsOf(onto.sizes, { theta, spline });
  const cut = { params, OPENING: OPENING[opening], QUADRUPOLE: quadrupole, HEXADECAPOLE: Number(high) };
  const packed = essentialTree(whole, boxesOf(onto), cut);
  const { packedPosMass, packedCentre, packedTest, packedMoments } = packed;
  const part = {
    ...{ posMass: packedPosMass, nodeCentre: packedCentre, nodeTest: packedTest, nodeMoments: packedMoments },
    root: whole.root,
  };
  const seen = { nodes: new Set<number>(), bodies: new Set<number>() };
  const used = (tree: typeof part, group: Group) => {
    const { posMass, velocity } = onto;
    const { nodeCentre, nodeTest, nodeMoments, root } = tree;
    const tables = {
      params,
      posMass,
      velocity,
      nodeCentre,
      nodeTest,
      root,
      QUADRUPOLE: quadrupole,
      HEXADECAPOLE: Number(high),
    };
    const lists =
      opening === "error"
        ? adaptiveLists(tables, group)
        : { far: [], ...walkLists({ ...tables, nodeBox: nodeMoments }, group) };
    const width = nodeMoments.length / (nodeTest.length / 4);
    const cell = (k: number) => [
      ...nodeCentre.subarray(4 * k, 4 * k + 4),
      ...nodeMoments.subarray(width * k, width * (k + 1)),
    ];
    if (tree === whole) {
      for (const k of [...lists.far, ...lists.cells, ...lists.leaves]) seen.nodes.add(k);
      for (const i of lists.bodies) seen.bodies.add(i);
    }
    return {
      far: lists.far.map(cell),
      cells: lists.cells.map(cell),
      bodies: lists.bodies.map((i) => [...tree.posMass.subarray(4 * i, 4 * i + 4)]),
    };
  };
  const groups = readGroups(onto.groupList, params, onto.posMass);
  const both = groups.map((group) => ({ whole: used(whole, group), packed: used(part, group) }));
  return { both, packed, total: whole.total, seen: { nodes: seen.nodes.size, bodies: seen.bodies.size } };
}

it.each([2, 63, 64, 65, 255, 256, 257, 1500])(
  "of %i bodies in two halves: walks use the same cells and bodies of the packed tree as of the whole one",
  (n) => {
    for (const opening of ["error", "bonsai"] as const) {
      const [left, right] = halves(sphere(n));
      const { both, packed, total } = walks(left, right, { opening });
      for (const { whole, packed } of both) expect(packed).toEqual(whole);
      expect(packed.nodes).toBeLessThanOrEqual(total);
      expect(packed.bodies).toBeLessThanOrEqual(right.posMass.length / 4);
    }
  },
);

it("goes by masses, hexadecapoles, spline softening and other angles as the walk does", () => {
  const [left, right] = halves(sphere(400));
  const choices: Choice[] = [
    { multipole: "monopole" },
    { multipole: "hexadecapole" },
    { spline: 0.3 },
    { spline: 0.3, opening: "bonsai" },
    { theta: 1.4, opening: "bonsai" },
  ];
  for (const choice of choices)
    for (const { whole, packed } of walks(left, right, choice).both) expect(packed).toEqual(whole);
});

/** The same bodies elsewhere. */
const moved = (bodies: Bodies, by: number): Bodies => ({
  ...bodies,
  posMass: bodies.posMass.map((x, k) => (k % 4 === 0 ? x + by : x)),
});

it("is little more than what some group looks at, and for a domain far away one cell", () => {
  const [left, right] = halves(sphere(1500));
  const parts = [0, 3, 300].map((by) => walks(left, moved(right, by), { theta: 0.75 }));
  for (const { packed, seen } of parts) {
    // What is used, and the cells above it.
    expect(packed.nodes).toBeLessThan(1.6 * seen.nodes);
    expect(packed.bodies).toBeLessThanOrEqual(1.6 * seen.bodies);
  }
  const [beside, apart, away] = parts.map(({ packed }) => packed);
  expect(apart!.nodes).toBeLessThan(0.6 * beside!.nodes);
  expect([away!.nodes, away!.bodies]).toEqual([1, 0]);
});

it("opens less for bodies that feel more, and least for frozen ones", () => {
  const [left, right] = halves(sphere(600));
  const felt = (a: number) => ({ ...left, velocity: left.velocity.map((v, k) => (k % 4 === 3 ? a : v)) });
  const seen = [0, 0.1, -1].map(felt).map((bodies) => walks(bodies, moved(right, 12), { theta: 0.3 }));
  const nodes = seen.map(({ packed }) => packed.nodes);
  expect(nodes[1]).toBeLessThan(nodes[0]!);
  expect(nodes[2]).toBeLessThan(nodes[1]!);
  for (const { both } of seen) for (const { whole, packed } of both) expect(packed).toEqual(whole);
});

it("bodies on a line, at one point and without mass", () => {
  const line = (from: number) => ({
    posMass: placed(200, (i) => [from + i / 7, 0, 0]),
    velocity: new Float32Array(800),
  });
  const point = { posMass: placed(80, () => [1, 2, 3], 0), velocity: new Float32Array(320) };
  for (const [targets, sources] of [
    [line(0), line(29)],
    [line(0), point],
    [point, line(0)],
    [point, point],
  ] as const)
    for (const { whole, packed } of walks(targets, sources).both) expect(packed).toEqual(whole);
});

it("every group has its box, which is tight and knows the least |a|", () => {
  const { posMass, velocity } = sphere(3000);
  const tree = treeOf({ posMass, velocity }, OPENING.error);
  const boxes = boxesOf(tree).subarray(CONSTANTS.boxes.BOX_HEAD);
  const groups = readGroups(tree.groupList, paramsOf(tree.sizes), tree.posMass);
  expect(groups.length).toBeGreaterThan(40);
  groups.forEach(({ low, high, first, end }, g) => {
    const felt = Math.min(...Array.from({ length: end - first }, (_, k) => tree.velocity[4 * (first + k) + 3]!));
    expect([...boxes.subarray(BOX * g, BOX * (g + 1))]).toEqual([...low, felt, ...high, 0]);
  });
});
