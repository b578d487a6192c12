import { describe, expect, it } from "vitest";
import { bonsaiSphere, drand48 } from "../../bench/bonsaiSphere.ts";

describe("drand48", () => {
  it("draws what the C library draws", () => {
    expect(drand48(0)()).toBeCloseTo(0.17082803610628972, 15);
    expect(drand48(1)()).toBeCloseTo(0.0416303447718782, 15);
    const draw = drand48(19810614);
    const drawn = Array.from({ length: 1e5 }, draw);
    expect(drawn.every((x) => x >= 0 && x < 1)).toBe(true);
    // The mean of so many uniform numbers, to five of its deviations 1 / sqrt(12 * 1e5).
    expect(drawn.reduce((a, b) => a + b) / 1e5).toBeCloseTo(0.5, 2);
  });
});

describe("Bonsai's sphere", () => {
  it("ends where a C program of the same recipe found its ends", () => {
    const { position, count } = bonsaiSphere(131072);
    expect(count).toBe(131072);
    for (const [k, low, high] of [
      [0, -54.9183, 46.5924],
      [1, -54.0391, 43.36],
      [2, -42.2949, 56.9639],
    ] as const) {
      const along = position.filter((_, i) => i % 3 === k);
      expect(along.reduce((a, b) => Math.min(a, b))).toBeCloseTo(low, 3);
      expect(along.reduce((a, b) => Math.max(a, b))).toBeCloseTo(high, 3);
    }
  });
});
