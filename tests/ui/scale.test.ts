import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { significant } from "../../src/language/significant.ts";
import { type ScaleName, shareAt, valueAt } from "../../src/ui/scale.ts";

describe("scales of sliders", () => {
  test.each<ScaleName>(["linear", "log", "log-zero"])("%s: place and value are inverse and rise together", (scale) => {
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 1, noNaN: true }), (share) => {
        const value = valueAt(scale, 0.5, 80, share);
        expect(shareAt(scale, 0.5, 80, value)).toBeCloseTo(share, 9);
        expect(valueAt(scale, 0.5, 80, share + 0.01)).toBeGreaterThanOrEqual(value);
      }),
    );
  });

  test("ends are exact, and log-zero has a place for 0", () => {
    expect(valueAt("log", 2, 32, 1)).toBe(32);
    expect(valueAt("log", 2, 32, 0)).toBe(2);
    expect(valueAt("log-zero", 0, 4, 0)).toBe(0);
    expect(valueAt("log-zero", 0, 4, 1)).toBeCloseTo(4, 12);
    expect(shareAt("log-zero", 0, 4, 0)).toBe(0);
  });

  test("rounds to significant digits", () => {
    expect(significant(0.0123456, 3)).toBe(0.0123);
    expect(significant(0, 3)).toBe(0);
  });
});
