import { describe, expect, it } from "vitest";
import { KERNELS } from "../../../src/physics/gas/kernel.ts";

describe.each(Object.values(KERNELS))("$name", ({ value, slope }) => {
  it("has an integral of 1 over space", () => {
    let sum = 0;
    const steps = 2000;
    for (let k = 0; k < steps; k++) {
      const q = (k + 0.5) / steps;
      sum += (4 * Math.PI * q * q * value(q)) / steps;
    }
    expect(sum).toBeCloseTo(1, 6);
  });

  it("has the slope of its values", () => {
    for (const q of [0.01, 0.2, 0.5, 0.77, 0.99]) {
      const d = 1e-5;
      expect(slope(q)).toBeCloseTo((value(q + d) - value(q - d)) / (2 * d), 6);
    }
  });

  it("ends smoothly at H", () => {
    expect([value(1), slope(1)].map(Math.abs)).toEqual([0, 0]);
    expect(slope(0)).toBeCloseTo(0, 12);
  });
});
