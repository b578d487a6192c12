import { describe, expect, it } from "vitest";
import { floatOf } from "../../reference/contract.ts";
import { moments } from "../../reference/moments.ts";
import { placed, sphere, treeOf } from "../sampleTables.ts";
import { paramsOf } from "../stageDriver.ts";

/** Moments of the root, in float64: centre and mass, 3S and T, box, test. */
function root(posMass: Float32Array, OPENING = 0, theta = 0.5) {
  const tree = treeOf({ posMass });
  const [c, m, b] = [
    new Float64Array(4 * tree.total),
    new Float64Array(8 * tree.total),
    new Float64Array(8 * tree.total),
  ];
  const nodeTest = new Uint32Array(4 * tree.total);
  const params = paramsOf(tree.sizes, { theta });
  const out = { nodeCentre: c, nodeMoments: m, nodeBox: b, nodeTest };
  moments({ params, OPENING, ...tree, ...out });
  const [open, spread, radius] = [0, 1, 2].map((k) => floatOf(nodeTest[k]!)) as [number, number, number];
  return { centre: c.subarray(0, 4), moments: m.subarray(0, 7), box: b.subarray(0, 8), open, spread, radius };
}

const close = (actual: Float64Array, expected: number[]) =>
  expected.forEach((x, k) => {
    expect(actual[k]).toBeCloseTo(x, 6);
  });

describe("the moments of known shapes", () => {
  it("two bodies on the x axis: S = diag(2, -1, -1) m d^2 2 / 3", () => {
    const { centre, moments, box } = root(placed(2, (i) => [3 + (i === 0 ? -0.5 : 0.5), 1, -2], 2));
    close(centre, [3, 1, -2, 4]);
    // sum m x x = 2 * 2 * 0.25 = 1: 3S = (2, -1, -1), T = 1.
    close(moments, [2, -1, -1, 1, 0, 0, 0]);
    close(box, [2.5, 1, -2, 0, 3.5, 1, -2, 0]);
  });

  it("a cube's corners have no quadrupole, only a trace", () => {
    const { moments, radius } = root(placed(8, (i) => [i & 1, (i >> 1) & 1, (i >> 2) & 1], 1));
    close(moments, [0, 0, 0, 8 * 0.75, 0, 0, 0]);
    expect(radius).toBeCloseTo(Math.sqrt(0.75), 6);
  });

  it("a tilted pair has mixed moments", () => {
    const { moments } = root(placed(2, (i) => (i === 0 ? [1, 2, 3] : [-1, -2, -3]), 0.5));
    // sum m x x = 1, 4, 9; sum m x y = 2, x z = 3, y z = 6.
    close(moments, [3 - 14, 12 - 14, 27 - 14, 14, 6, 9, 18]);
  });

  it("a ring in the x-y plane: S = diag(1, 1, -2) M R^2 / 6", () => {
    const ring = placed(100, (i) => [2 * Math.cos((2 * Math.PI * i) / 100), 2 * Math.sin((2 * Math.PI * i) / 100), 0]);
    const { centre, moments, radius } = root(ring);
    close(centre, [0, 0, 0, 1]);
    close(moments, [2, 2, -4, 4, 0, 0, 0]);
    expect(radius).toBeCloseTo(2, 6);
  });

  it("without mass the centre is the middle of the box", () => {
    const { centre, moments, spread } = root(placed(3, (i) => [i * i, 0, 0], 0));
    close(centre, [2, 0, 0, 0]);
    close(moments, [0, 0, 0, 0, 0, 0, 0]);
    expect(spread).toBe(0);
  });
});

describe("the opening length", () => {
  // Masses 3 and 1 at 0 and 4: centre 1, middle of the box 2, side 4.
  const uneven = placed(2, (i) => [4 * i, 0, 0], 1);
  uneven[3] = 3;

  it("is l / theta + s by Bonsai's criterion, kept as its square", () => {
    expect(Math.sqrt(root(uneven, 0, 0.5).open)).toBeCloseTo(4 / 0.5 + 1, 5);
  });

  it("is l / theta by the distance to the cell", () => {
    expect(Math.sqrt(root(uneven, 1, 0.5).open)).toBeCloseTo(8, 5);
  });

  it("is by force error how far the box is from the middle of the root cube, beside the spread whose powers bound what is dropped", () => {
    // T = 3 * 1 + 1 * 9 = 12, M = 4, r = 3: the root-mean-square radius is sqrt(3).
    const { spread } = root(uneven, 2, 0.5);
    expect(spread).toBeCloseTo(Math.sqrt(3 * Math.sqrt(3)), 5);
    // The root's box holds the middle of its cube; a leaf of its own, a clump in a corner, does not.
    expect(root(uneven, 2, 0.5).open).toBe(0);
    const tree = treeOf({ posMass: placed(40, (i) => (i < 20 ? [i / 100, 0, 0] : [10 - i / 100, 10, 10])) }, 2);
    const outside = Array.from({ length: tree.total }, (_, k) => floatOf(tree.nodeTest[4 * k]!));
    const corner = tree.nodeBox.subarray(8 * 1, 8 * 1 + 8);
    const middle = tree.root.subarray(0, 3);
    const off = [0, 1, 2].map((c) => Math.max(corner[c]! - middle[c]!, middle[c]! - corner[4 + c]!, 0));
    expect(outside[1]).toBeCloseTo(Math.hypot(...off), 4);
    expect(outside[1]).toBeGreaterThan(8);
  });

  it.each([1, 2, 3, 4])("goes with a spread of which sum m |x|^%i is at most M s^k", (k) => {
    const { centre, spread } = root(sphere(500).posMass, 2);
    const { posMass } = sphere(500);
    let sum = 0;
    for (let i = 0; i < 500; i++) {
      const d = Math.hypot(...[0, 1, 2].map((c) => posMass[4 * i + c]! - centre[c]!));
      sum += posMass[4 * i + 3]! * d ** k;
    }
    expect(sum).toBeLessThanOrEqual(centre[3]! * spread ** k * (1 + 1e-6));
  });

  it("of a single body is nothing: from any distance it counts as a cell, as in Bonsai", () => {
    expect(root(placed(1, () => [5, 5, 5])).open).toBe(0);
  });
});
