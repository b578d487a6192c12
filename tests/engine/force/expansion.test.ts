import { describe, expect, it } from "vitest";
import { expansionOf } from "../../reference/expansion.ts";
import { addCell, type Force } from "../../reference/gravity.ts";

const nodeCentre = new Float64Array([0.1, -0.2, 0.3, 2]);
const none = new Float64Array(8);
// Free of trace, as the expansion takes it.
const quadrupole = new Float64Array([0.3, -0.1, -0.2, 0, 0.05, -0.04, 0.02, 0]);
const middle = [2, 3, -1];

function expanded(offset: readonly number[], moments: Float64Array, eps2: number): Force {
  const force: Force = [0, 0, 0, 0];
  expansionOf(middle, nodeCentre, moments, 0, eps2)(force, offset);
  return force;
}

function exact(offset: readonly number[], moments: Float64Array, eps2: number): Force {
  const force: Force = [0, 0, 0, 0];
  addCell(
    force,
    middle.map((m, k) => m + offset[k]!),
    nodeCentre,
    moments,
    0,
    eps2,
  );
  return force;
}

describe("the local expansion", () => {
  const offset = (size: number) => [0.8 * size, -0.36 * size, 0.48 * size];

  it.each([
    ["of a mass is right to the fourth power of the offset", none, 4],
    // The quadrupole's own terms stop at the second power.
    ["of a quadrupole is right to the second", quadrupole, 2],
  ] as const)("%s", (_, moments, order) => {
    for (const eps2 of [0, 0.2]) {
      const error = (size: number) => {
        const [a, b] = [expanded(offset(size), moments, eps2), exact(offset(size), moments, eps2)];
        return [Math.abs(a[3] - b[3]), Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])];
      };
      const [potential, force] = error(0.4).map((e, k) => Math.log2(e / error(0.2)[k]!));
      expect(potential).toBeGreaterThan(order + 0.6);
      expect(force).toBeGreaterThan(order - 0.4);
      // At the middle itself nothing is left out.
      expect(Math.max(...error(0))).toBeLessThan(1e-15);
    }
  });

  it("gives a force that is the gradient of its potential", () => {
    const h = 1e-4;
    const [x, y, z] = offset(0.5) as [number, number, number];
    const ahead = expanded([x, y + h, z], quadrupole, 0);
    const behind = expanded([x, y - h, z], quadrupole, 0);
    expect((behind[3] - ahead[3]) / (2 * h)).toBeCloseTo(expanded([x, y, z], quadrupole, 0)[1], 8);
  });
});
