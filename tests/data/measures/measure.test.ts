import { describe, expect, it, test } from "vitest";
import { type Bodies, componentIndex, emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { luminousBodies } from "../../../src/data/bodies/luminous.ts";
import { withoutFlyBys } from "../../../src/data/measures/flyBys.ts";
import { measureBodies, originsOf, profileOf, shapesOf } from "../../../src/data/measures/measure.ts";
import { simpson } from "../models/measures.ts";
import { hernquistRadius, plummerRadius, type SphereSpec, spheres } from "./spheres.ts";

const N = 20_000;
const remnantOf = (bodies: Bodies) => measureBodies(bodies).measures.remnant!;

/**
 * Four standard deviations of a half-mass radius of `n` bodies, as a share of it: half of them is known to 1 / (2 sqrt n), and
 * the radius to that over dM / d ln r.
 */
const fourSigma = (n: number, slope: number) => (4 * 0.5) / Math.sqrt(n) / slope;

describe("half-mass radius within the plateau", () => {
  test("of a Plummer sphere", () => {
    const { mass, halfMassRadius } = remnantOf(spheres({ n: N, radiusOf: plummerRadius(2), at: [3, 1, 0] }));
    expect(mass).toBeGreaterThan(0.99);
    // M(<r) = 1/2 at 1.3048 a, where dM / d ln r is 1.5 x^2 / (1 + x^2)^2 M = 0.555.
    expect(Math.abs(halfMassRadius / 2.6096 - 1)).toBeLessThan(fourSigma(N, 0.555) + 0.005);
  });

  test("of a Hernquist sphere, which has no end", () => {
    const { mass, halfMassRadius } = remnantOf(spheres({ n: N, radiusOf: hernquistRadius(1) }));
    expect(mass).toBeGreaterThan(0.99);
    // (1 + sqrt 2) a, where dM / d ln r is 2 x^2 / (1 + x)^3 = 0.293.
    expect(Math.abs(halfMassRadius / (1 + Math.SQRT2) - 1)).toBeLessThan(fourSigma(N, 0.293) + 0.01);
  });

  it.each([0.4, 0.1, 0.05, 0.025])("leaves out a galaxy of %f of the mass that flies by", (mass) => {
    const first: SphereSpec = { n: N, radiusOf: plummerRadius(1) };
    const child: SphereSpec = { n: N * mass, radiusOf: plummerRadius(0.8), mass };
    const alone = remnantOf(spheres(first));
    const flyBy = remnantOf(spheres(first, { ...child, at: [0, 70, 20] }));
    // What a Plummer sphere has beyond the plateau, and what the child's outer bodies bring nearer.
    expect(Math.abs(flyBy.mass - 1)).toBeLessThan(0.01);
    expect(Math.abs(flyBy.halfMassRadius / alone.halfMassRadius - 1)).toBeLessThan(0.015);
    const merged = remnantOf(spheres(first, { ...child, at: [0, 1, 0.5] }));
    expect(merged.mass).toBeGreaterThan(0.99 * (1 + mass));
  });

  test("of a few bodies, and of bodies that never end, there is none", () => {
    for (const n of [1, 2, 8, 9, 19]) {
      const { remnant, shape, childShare } = measureBodies(spheres({ n, radiusOf: plummerRadius(1) })).measures;
      expect([remnant, shape, childShare]).toEqual([null, null, null]);
    }
    // An even ball ends at its edge; a density of r^-2 over five decades in radius doesn't flatten before.
    const { remnant } = measureBodies(spheres({ n: 5000, radiusOf: (u) => u })).measures;
    expect(remnant!.mass).toBeGreaterThan(0.97);
  });

  test("of bodies at one point it is 0, and of most bodies at one too", () => {
    const point = spheres({ n: 1000, radiusOf: () => 0, at: [0.1, 3, -0.7] });
    expect(remnantOf(point).halfMassRadius).toBeLessThan(1e-12);
    const cloud = spheres({ n: 600, radiusOf: () => 0 }, { n: 400, radiusOf: plummerRadius(1), mass: 2 / 3 });
    expect(remnantOf(cloud).halfMassRadius).toBe(0);
  });

  test("of nothing is an error", () => {
    expect(() => measureBodies(emptyBodies(0))).toThrow(/^there are no bodies/);
  });
});

describe("what shines", () => {
  test("is neither halo nor black hole, but all where there is nothing else", () => {
    const component = Uint8Array.of(...(["halo", "bulge", "black hole", "stars"] as const).map(componentIndex));
    expect([...luminousBodies({ count: 4, component })]).toEqual([1, 3]);
    expect([...luminousBodies({ count: 2, component: Uint8Array.of(component[0]!, component[2]!) })]).toEqual([0, 1]);
    expect([...luminousBodies({ count: 0, component })]).toEqual([]);
  });

  test("alone says where the middle is and how large; a halo of ten times its mass changes nothing", () => {
    const bulge: SphereSpec = { n: 5000, radiusOf: plummerRadius(1), component: "bulge" };
    const halo: SphereSpec = { n: 20_000, radiusOf: plummerRadius(0.5), mass: 10, at: [9, 0, 0], component: "halo" };
    expect(measureBodies(spheres(bulge, halo)).measures).toEqual(measureBodies(spheres(bulge)).measures);
  });
});

describe("profiles", () => {
  const halo = 9;
  const both = spheres(
    { n: N, radiusOf: plummerRadius(1), component: "bulge" },
    { n: N, radiusOf: plummerRadius(4), mass: halo, component: "halo" },
  );
  const bodies = { ...both, units: { ...both.units, gravity: 3 } };
  const rows = profileOf(bodies, measureBodies(bodies), 0.5, 20);
  const inside = (r: number, a: number) => (1 + (a / r) ** 2) ** -1.5;

  test("reach from the centre to the last radius, without gaps", () => {
    expect(rows[0]!.inner).toBe(0);
    expect(rows[0]!.outer).toBe(0.5);
    expect(rows.at(-1)!.outer).toBeGreaterThanOrEqual(20 * (1 - 1e-12));
    rows.slice(1).forEach((row, k) => {
      expect(row.inner).toBe(rows[k]!.outer);
    });
  });

  test("cumulative mass and circular speed are those of two Plummer spheres", () => {
    for (const { outer, luminousInside, inside: all, circularSpeed } of rows) {
      const [a, b] = [inside(outer, 1), inside(outer, 4)];
      // Counts scatter by four times their root; the centre is off by a tenth of a at most.
      const scatter = 4 * Math.sqrt(a / N) + 0.01 * a;
      expect(Math.abs(luminousInside - a)).toBeLessThan(scatter);
      const scatterOfAll = scatter + halo * (4 * Math.sqrt(b / N) + 0.02 * b);
      expect(Math.abs(all - (a + halo * b))).toBeLessThan(scatterOfAll);
      expect(circularSpeed).toBeCloseTo(Math.sqrt((3 * all) / outer), 9);
    }
  });

  test("density is mass over volume", () => {
    for (const { inner, outer, luminousDensity, density } of rows) {
      const volume = (4 / 3) * Math.PI * (outer ** 3 - inner ** 3);
      const shell = (a: number) => inside(outer, a) - (inner > 0 ? inside(inner, a) : 0);
      const bound = (mass: number, of: number) => 4 * Math.sqrt((mass * of) / N) + 0.06 * mass;
      expect(Math.abs(luminousDensity * volume - shell(1))).toBeLessThan(bound(shell(1), 1));
      const [own, dark] = [shell(1), halo * shell(4)];
      expect(Math.abs(density * volume - own - dark)).toBeLessThan(bound(own, 1) + bound(dark, halo));
    }
  });
});

/**
 * Standard deviation of a ratio of axes, of the `n` bodies of a Hernquist sphere within x scale radii, where the mass grows as 2 r / (1 + r)^3.
 * The difference of two second moments scatters by sqrt(4/15 <r^4> / n), each is <r^2> / 3, and an axis is the root of one. What is gained at
 * the edge of a stretched ellipsoid, rho r^5 / 5, over the moment inside is the share of a stretch that comes back in the next round.
 */
function scatterOfAxes(x: number, n: number): number {
  const moment = (power: number) => simpson((r) => (2 * r ** (1 + power)) / (1 + r) ** 3, 0, x, 200);
  const back = (2 * x ** 4) / (1 + x) ** 3 / (5 * moment(2));
  return Math.sqrt((0.6 * moment(4) * moment(0)) / moment(2) ** 2 / n) / (1 - back);
}

describe("shapes", () => {
  it.each([
    [1, 0.8, 0.5],
    [1, 1, 0.6],
    [1, 0.7, 0.7],
    [1, 1, 1],
  ] as const)("of an ellipsoid of axes %f, %f, %f, however it is turned, at every radius", (a, b, c) => {
    const scale = 3;
    const bodies = spheres({ n: N, radiusOf: hernquistRadius(scale), at: [1, 2, 3], stretch: [b, c, a] });
    const rows = shapesOf(bodies, measureBodies(bodies));
    expect(rows.length).toBe(8);
    for (const { radius, ratios } of rows) {
      // In the sphere that the ellipsoid was made from.
      const x = radius / Math.cbrt(a * b * c) / scale;
      // The axes are those directions that differ most: chi of the five numbers that say a shape is below 5 in 99.99 %.
      const bound = 5 * scatterOfAxes(x, N * (x / (1 + x)) ** 2);
      expect(bound).toBeLessThan(0.3);
      [b / a, c / a, c / b].forEach((truth, k) => {
        expect(Math.abs(ratios![k]! - truth), `${k} at ${radius}`).toBeLessThan(bound);
      });
    }
  });

  test("of fewer than 100 bodies there is none", () => {
    const few = spheres({ n: 90, radiusOf: plummerRadius(1) });
    expect(measureBodies(few).measures.shape).toBeNull();
  });
});

describe("origin of mass", () => {
  test("child on the outside: its share rises from nothing to all", () => {
    const bodies = spheres({ n: N, radiusOf: plummerRadius(1) }, { n: N, radiusOf: (u) => 6 + 4 * u, mass: 1 });
    const rows = originsOf(bodies, measureBodies(bodies), 1, 10);
    expect(rows.map(({ inner, outer }) => [inner, outer])).toEqual(Array.from({ length: 10 }, (_, k) => [k, k + 1]));
    expect(rows[0]!.share).toBe(0);
    expect(rows[8]!.share).toBeGreaterThan(0.98);
    const shell = (r: number) => (4 / 3) * Math.PI * ((r + 1) ** 3 - r ** 3);
    // A quarter of the child in each of its four shells.
    expect(Math.abs((rows[7]!.foreign * shell(7)) / (N / 4) - 1)).toBeLessThan(0.06);
  });

  test("mixed evenly: everywhere the same share, and none where nothing is", () => {
    const bodies = spheres({ n: N, radiusOf: plummerRadius(1), mass: 3 }, { n: N, radiusOf: plummerRadius(1) });
    const measured = measureBodies(bodies);
    // Of all within the plateau, which holds nearly all.
    expect(Math.abs(measured.measures.childShare! - 0.25)).toBeLessThan(0.005);
    const rows = originsOf(bodies, measured, 1, 4);
    for (const { share, native } of rows) expect(Math.abs(share! - 0.25)).toBeLessThan(4 / Math.sqrt(native * 4));
    const ball = spheres({ n: 500, radiusOf: (u) => Math.cbrt(u) });
    expect(originsOf(ball, measureBodies(ball), 1, 5).at(-1)).toEqual({
      inner: 4,
      outer: 5,
      native: 0,
      foreign: 0,
      share: null,
    });
  });
});

describe("fly-bys in time", () => {
  const kept = (masses: readonly number[]) =>
    withoutFlyBys(
      masses.map((mass, time) => ({ mass, time })),
      0.1,
    ).map(({ time }) => time);

  test("are left out; mergers, scatter and the end stay", () => {
    expect(kept([1, 1, 1.1, 1, 1.1, 1.1, 1.09, 1.2, 1.1])).toEqual([0, 1, 3, 4, 5, 6, 8]);
    expect(kept([1, 1, 1.1])).toEqual([0, 1, 2]);
    expect(kept([1, 1.04, 0.97, 1.02, 0.99])).toEqual([0, 1, 2, 3, 4]);
  });

  test("so is a plateau that ends too early while a galaxy is inside", () => {
    expect(kept([1, 1, 1, 0.6, 0.7, 1.5, 1.5, 1.5])).toEqual([0, 1, 2, 5, 6, 7]);
    expect(kept([2, 2, 2, 2, 0.1])).toEqual([0, 1, 2, 3]);
  });

  test("of nothing nothing is left, of one row that row", () => {
    expect(kept([])).toEqual([]);
    expect(kept([3])).toEqual([0]);
  });
});
