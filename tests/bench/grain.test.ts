import { describe, expect, it } from "vitest";
import { grainOf } from "../../bench/grain/power.ts";
import { hash } from "../../src/instrument/hash.ts";

describe("grainOf", () => {
  const side = 128;
  const noise = Float64Array.from({ length: side * side }, (_, k) => hash(k, 1) / 2 ** 32);

  it("is 1 for noise without any scale", () => {
    expect(Math.abs(grainOf(noise, side) - 1)).toBeLessThan(0.1);
  });

  it("is what a Gaussian's transform says of noise that it has blurred", () => {
    const sigma = 1.2;
    const at = (x: number, y: number) => noise[(y & (side - 1)) * side + (x & (side - 1))]!;
    const blurred = Float64Array.from({ length: side * side }, (_, k) => {
      let sum = 0;
      for (let j = -6; j <= 6; j++)
        for (let i = -6; i <= 6; i++)
          sum += at((k % side) + i, Math.floor(k / side) + j) * Math.exp(-(i * i + j * j) / (2 * sigma * sigma));
      return sum;
    });
    // Means over the rings of the transform.
    const power = (low: number, high: number) => {
      const steps = Array.from({ length: 100 }, (_, k) => low + ((high - low) * (k + 0.5)) / 100);
      const weighted = (of: (frequency: number) => number) => steps.reduce((sum, at) => sum + at * of(at), 0);
      return weighted((at) => Math.exp(-((2 * Math.PI * at * sigma) ** 2))) / weighted(() => 1);
    };
    const expected = power(0.4, 0.5) / power(0.09, 0.11);
    expect(grainOf(blurred, side) / expected).toBeGreaterThan(0.85);
    expect(grainOf(blurred, side) / expected).toBeLessThan(1.18);
  });
});
