import { describe, expect, it } from "vitest";
import { angleOf, farShareOf, toleranceOf } from "../../../src/engine/force/tolerance.ts";

describe("the error that a cell may cause", () => {
  const thetas = Array.from({ length: 400 }, (_, k) => 0.01 + (k * 1.99) / 399);

  it.each([32, 64])("grows with theta, without a jump, in groups of %i", (groupSize) => {
    for (const [k, theta] of thetas.slice(1).entries()) {
      const [before, after] = [toleranceOf(thetas[k]!, groupSize), toleranceOf(theta, groupSize)];
      expect(after).toBeGreaterThan(before);
      expect(after / before).toBeLessThanOrEqual((theta / thetas[k]!) ** 10);
    }
  });

  it.each([32, 64])("leaves alone only cells seen under less than Bonsai lets act, in groups of %i", (groupSize) => {
    for (const theta of thetas) {
      expect(angleOf(theta, groupSize)).toBeGreaterThan(0);
      expect(angleOf(theta, groupSize)).toBeLessThan(0.87 * theta);
    }
  });

  it("is smaller where cells act by their mass alone", () => {
    expect(toleranceOf(0.6, 64, "monopole")).toBeLessThan(toleranceOf(0.6, 64));
  });

  it.each([32, 64])(
    "is at most a fifth of it for one in the expansion, from theta 0.25 on, in groups of %i",
    (groupSize) => {
      for (const theta of thetas.filter((t) => t > 0.25)) {
        expect(farShareOf(theta, groupSize)).toBeGreaterThan(0.01);
        expect(farShareOf(theta, groupSize)).toBeLessThan(0.2);
      }
    },
  );
});
