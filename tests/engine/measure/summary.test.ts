import { describe, expect, it } from "vitest";
import { errorPercentiles, interactions, sumTotals } from "../../../src/engine/measure/summary.ts";

describe("the summary of totals", () => {
  it("adds the parts, halves what is counted twice and takes gravity out", () => {
    // Mass 6, 2K 8, 2W -12, virial -10 | momentum | angular momentum | m x, in units where G = 2 and m carries it.
    const part = [3, 4, -6, -5, 1, 2, 3, 9, 4, 5, 6, 0, 3, -3, 6, 0];
    const total = sumTotals(new Float32Array([...part, ...part]), 2);
    expect(total).toEqual({
      kinetic: 2,
      potential: -3,
      total: -1,
      momentum: [1, 2, 3],
      angularMomentum: [4, 5, 6],
      centreOfMass: [1, -1, 2],
      virialRatio: 0.4,
    });
  });

  it("of nothing is nothing, not NaN", () => {
    const { virialRatio, centreOfMass } = sumTotals(new Float32Array(16), 1);
    expect([virialRatio, ...centreOfMass]).toEqual([0, 0, 0, 0]);
  });

  it("adds in float64", () => {
    const many = new Float32Array(16 * 1000).fill(0.1);
    expect(sumTotals(many, 1).kinetic).toBeCloseTo(0.5 * 1000 * Math.fround(0.1), 10);
  });
});

describe("interactions", () => {
  it("are means over bodies, weighed by the bodies of each group", () => {
    const counts = new Uint32Array([100, 10, 4, 64, 50, 20, 2, 36]);
    expect(interactions(counts)).toEqual({ ppPerBody: 82, pcPerBody: 13.6, expansionsPerGroup: 3 });
  });

  it("of no groups are none", () => {
    expect(interactions(new Uint32Array(0))).toEqual({ ppPerBody: 0, pcPerBody: 0, expansionsPerGroup: 0 });
  });
});

describe("force errors", () => {
  it("are relative to the exact force, sorted", () => {
    const pair = (error: number) => [0, 3, 4, -1, 0, 3, 4 + 5 * error, -1];
    const pairs = Array.from({ length: 2000 }, (_, i) => pair((1999 - i) / 20000)).flat();
    const { p50, p99, p999, max, samples } = errorPercentiles(new Float32Array(pairs))!;
    expect(p50).toBeCloseTo(0.05, 6);
    expect(p99).toBeCloseTo(0.099, 6);
    expect(p999).toBeCloseTo(0.0999, 6);
    expect(max).toBeCloseTo(0.09995, 6);
    expect(samples).toBe(2000);
  });

  it("that are no numbers are the worst there are, and don't hide others", () => {
    const good = (error: number) => [0, 3, 4, -1, 0, 3, 4 + 5 * error, -1];
    const bad = [0, 3, 4, -1, Number.NaN, 3, 4, -1];
    const pairs = Array.from({ length: 100 }, (_, i) => (i % 20 === 7 ? bad : good((99 - i) / 1000))).flat();
    const { p50, p99, samples } = errorPercentiles(new Float32Array(pairs))!;
    expect([p99, samples]).toEqual([Number.POSITIVE_INFINITY, 100]);
    expect(p50).toBeGreaterThan(0.049);
    expect(p50).toBeLessThan(0.06);
    const unknown = errorPercentiles(new Float32Array([Number.NaN, 3, 4, -1, 0, 3, 4, -1]));
    const worst = Number.POSITIVE_INFINITY;
    expect(unknown).toEqual({ p50: worst, p99: worst, p999: worst, max: worst, samples: 1 });
  });

  it("of bodies that feel no force are left out", () => {
    expect(errorPercentiles(new Float32Array(16))).toBeNull();
  });
});
