import { describe, expect, it } from "vitest";
import { Random } from "../../../src/data/models/random.ts";
import { findModel } from "../../../src/data/scenarios/index.ts";
import { plummerPoints, pointEnergies } from "../../../src/data/scenarios/swarm.ts";
import { pick } from "../models/measures.ts";

describe("plummerPoints", () => {
  it.each([0, 0.05, 0.5, 1])("has exactly the virial radius and ratio asked for, Q = %f", (q) => {
    const masses = [1, ...Array.from({ length: 10 }, () => 0.1)];
    const points = plummerPoints(masses, 200, q, true, new Random(4));
    const { kinetic, potential } = pointEnergies(points);
    expect(-(2 ** 2) / (2 * potential)).toBeCloseTo(200, 9);
    expect(Math.abs(kinetic / Math.abs(potential) - q)).toBeLessThan(1e-12);
    for (const values of [points.position, points.velocity]) {
      for (const k of [0, 1, 2]) {
        let sum = 0;
        masses.forEach((m, i) => {
          sum += m * values[3 * i + k]!;
        });
        expect(Math.abs(sum)).toBeLessThan(1e-10);
      }
    }
  });
});

describe("minor-mergers", () => {
  it("makes one parent and its children of the same total mass, bodies of equal mass", () => {
    const b = findModel("minor-mergers").make({ children: 5 }, { n: 6000, seed: 2 });
    const mass = (g: number) => pick(b, (i) => b.galaxy[i] === g).reduce((sum, i) => sum + b.mass[i]!, 0);
    expect(new Set(b.galaxy)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    for (let g = 1; g <= 5; g++) expect(mass(g) / mass(0)).toBeCloseTo(0.2, 5);
    expect(Math.max(...b.mass) / Math.min(...b.mass)).toBeLessThan(1.02);
  });
});

describe("holmberg", () => {
  it("has 37 bodies a nebula in rings of 1, 6, 12, 18, turning as told", () => {
    const b = findModel("holmberg").make({ sense1: 1, sense2: -1 }, { n: 74, seed: 1 });
    for (const [g, sense] of [
      [0, 1],
      [1, -1],
    ] as const) {
      const members = pick(b, (i) => b.galaxy[i] === g);
      expect(members.length).toBe(37);
      const [x, y, u, v] = (
        [
          [b.position, 0],
          [b.position, 1],
          [b.velocity, 0],
          [b.velocity, 1],
        ] as const
      ).map(([t, k]) => {
        const mean = members.reduce((sum, i) => sum + t[3 * i + k]! / 37, 0);
        return members.map((i) => t[3 * i + k]! - mean);
      }) as [number[], number[], number[], number[]];
      const rings = x.map((_, i) => Math.round(3 * Math.hypot(x[i]!, y[i]!)));
      expect([0, 1, 2, 3].map((r) => rings.filter((q) => q === r).length)).toEqual([1, 6, 12, 18]);
      members.forEach((_, i) => {
        if (rings[i]! > 0) expect(Math.sign(x[i]! * v[i]! - y[i]! * u[i]!)).toBe(sense);
      });
      // Circular speed of the outer ring: the pull of 37 equal bodies in a disc is near that of a point of mass 1.
      const outer = members.map((_, i) => i).filter((i) => rings[i] === 3);
      const speed = outer.reduce((sum, i) => sum + Math.hypot(u[i]!, v[i]!) / outer.length, 0);
      expect(speed).toBeGreaterThan(0.85);
      expect(speed).toBeLessThan(1.2);
    }
  });

  it("refuses no turning and too few bodies", () => {
    const model = findModel("holmberg");
    expect(() => model.make({ sense1: 0 }, { n: 74, seed: 1 })).toThrow(/1 or -1, not 0/);
    expect(() => model.make({}, { n: 8, seed: 1 })).toThrow(/8 bodies make no two nebulae/);
  });
});
