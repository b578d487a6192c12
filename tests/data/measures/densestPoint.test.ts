import { describe, expect, it, test } from "vitest";
import { emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { densestPoint } from "../../../src/data/measures/densestPoint.ts";
import { KdTree } from "../../../src/data/measures/kdTree.ts";
import { Random } from "../../../src/data/models/random.ts";
import { allBodies, plummerRadius, spheres } from "./spheres.ts";

/** The same neighbours by looking at every body. */
function nearestOfAll(position: Float32Array, place: readonly number[], k: number) {
  return Array.from({ length: position.length / 3 }, (_, i) => {
    const d = [0, 1, 2].map((axis) => position[3 * i + axis]! - place[axis]!);
    return { i, d2: d[0]! ** 2 + d[1]! ** 2 + d[2]! ** 2 };
  })
    .sort((a, b) => a.d2 - b.d2)
    .slice(0, k);
}

describe("the tree of neighbours", () => {
  it.each([0, 1, 2, 16, 17, 31, 32, 33, 64, 500])("finds them among %i points, as looking at all does", (n) => {
    const random = new Random(n);
    const position = Float32Array.from({ length: 3 * n }, () => random.gaussian());
    const tree = new KdTree(
      position,
      Uint32Array.from({ length: n }, (_, i) => i),
    );
    for (const place of [
      [0, 0, 0],
      [0.3, -2, 1],
      [40, 0, 0],
    ] as const) {
      const { distance2, index } = tree.nearest(place[0], place[1], place[2], 32);
      const truth = nearestOfAll(position, place, 32);
      expect([...index]).toEqual(truth.map(({ i }) => i));
      truth.forEach(({ d2 }, k) => {
        expect(distance2[k]).toBe(d2);
      });
    }
  });

  it("takes only the chosen, and many points at one place", () => {
    const position = new Float32Array(3 * 100);
    position.fill(7, 150);
    const tree = new KdTree(
      position,
      Uint32Array.from({ length: 50 }, (_, k) => 2 * k),
    );
    const { distance2, index } = tree.nearest(7, 7, 7, 30);
    expect([...distance2]).toEqual([...new Array(25).fill(0), ...new Array(5).fill(147)]);
    expect([...index].every((i) => i % 2 === 0)).toBe(true);
  });
});

describe("the densest point", () => {
  test("is no less dense than about any body", () => {
    const bodies = spheres(
      { n: 300, radiusOf: plummerRadius(1) },
      { n: 100, radiusOf: plummerRadius(0.5), at: [5, 0, 0] },
    );
    const { density } = densestPoint(bodies, allBodies(bodies));
    let most = 0;
    for (let i = 0; i < bodies.count; i++) {
      const near = nearestOfAll(bodies.position, [...bodies.position.subarray(3 * i, 3 * i + 3)], 32);
      const mass = near.reduce((sum, one) => sum + bodies.mass[one.i]!, 0);
      most = Math.max(most, mass / ((4 / 3) * Math.PI * near.at(-1)!.d2 ** 1.5));
    }
    expect(density).toBeGreaterThanOrEqual(most * (1 - 1e-12));
  });

  test("is the middle of a Plummer sphere, with its density", () => {
    const n = 20_000;
    const bodies = spheres({ n, radiusOf: plummerRadius(2), at: [30, -4, 9] });
    const { place, density } = densestPoint(bodies, allBodies(bodies));
    // Density falls by a fifth, the scatter of 32 bodies, at 0.3 a.
    expect(Math.hypot(place[0] - 30, place[1] + 4, place[2] - 9)).toBeLessThan(0.6);
    // The densest of 1000 spheres of 32 bodies: 3 sigma of 18 % above the mean, and no less than the mean.
    const centre = 3 / (4 * Math.PI * 8);
    expect(density / centre).toBeGreaterThan(1);
    expect(density / centre).toBeLessThan(1 + 4.5 / Math.sqrt(32));
  });

  test("is in the denser of two galaxies, though it is the lighter one", () => {
    const bodies = spheres(
      { n: 4000, radiusOf: plummerRadius(1) },
      { n: 1200, radiusOf: plummerRadius(0.1), mass: 0.3, at: [0, 8, 0] },
    );
    const { place } = densestPoint(bodies, allBodies(bodies));
    expect(Math.hypot(place[0], place[1] - 8, place[2])).toBeLessThan(0.05);
  });

  test("of one body is that body, of several at one place that place", () => {
    const one = { ...emptyBodies(1), mass: Float32Array.of(2), position: Float32Array.of(1, 2, 3) };
    expect(densestPoint(one, allBodies(one))).toEqual({ place: [1, 2, 3], density: Number.POSITIVE_INFINITY });
    const many = { ...emptyBodies(40), mass: new Float32Array(40).fill(1), position: new Float32Array(120).fill(5) };
    expect(densestPoint(many, allBodies(many)).place).toEqual([5, 5, 5]);
  });

  test("of nothing is an error, of bodies without mass a place", () => {
    expect(() => densestPoint(emptyBodies(3), new Uint32Array(0))).toThrow(/^there are no bodies, so no densest point/);
    const massless = spheres({ n: 50, radiusOf: plummerRadius(1), mass: 0 });
    expect(densestPoint(massless, allBodies(massless)).place.every(Number.isFinite)).toBe(true);
  });
});
