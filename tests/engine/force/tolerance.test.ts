import { describe, expect, it } from "vitest";
import { angleOf, farShareOf, toleranceOf } from "../../../src/engine/force/adaptive/tolerance.ts";

describe("the error that a cell may cause", () => {
  const thetas = Array.from({ length: 400 }, (_, k) => 0.01 + (k * 1.99) / 399);

  it.each(["few", 32, 64] as const)("grows with theta, without a jump, tuned for %s", (tuning) => {
    for (const [k, theta] of thetas.slice(1).entries()) {
      const [before, after] = [toleranceOf(thetas[k]!, tuning), toleranceOf(theta, tuning)];
      expect(after).toBeGreaterThan(before);
      expect(after / before).toBeLessThanOrEqual((theta / thetas[k]!) ** 10);
    }
  });

  it.each(["few", 32, 64] as const)(
    "leaves alone only cells seen under less than Bonsai lets act, tuned for %s",
    (tuning) => {
      for (const theta of thetas) {
        expect(angleOf(theta, tuning)).toBeGreaterThan(0);
        expect(angleOf(theta, tuning)).toBeLessThan(0.87 * theta);
      }
    },
  );

  it("is smaller where cells act by their mass alone", () => {
    expect(toleranceOf(0.6, 64, "monopole")).toBeLessThan(toleranceOf(0.6, 64));
  });

  it.each(["few", 32, 64] as const)(
    "is at most a fifth of it for one in the expansion, from theta 0.25 on, tuned for %s",
    (tuning) => {
      for (const theta of thetas.filter((t) => t > 0.25)) {
        expect(farShareOf(theta, tuning)).toBeGreaterThan(0.01);
        expect(farShareOf(theta, tuning)).toBeLessThan(0.2);
      }
    },
  );
});
