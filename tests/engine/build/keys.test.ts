import { describe, expect, it } from "vitest";
import { hilbertKey } from "../../reference/keys.ts";

const BITS = 4;
const SIDE = 2 ** BITS;
const cells = Array.from({ length: SIDE ** 3 }, (_, i) => [
  i % SIDE,
  Math.floor(i / SIDE) % SIDE,
  Math.floor(i / SIDE ** 2),
]);

describe("the Hilbert curve", () => {
  const along: number[][] = [];
  for (const cell of cells) along[Number(hilbertKey(cell, BITS))] = cell;

  it("visits every cell once", () => {
    expect(along.length).toBe(SIDE ** 3);
    expect(new Set(along.map(String)).size).toBe(SIDE ** 3);
  });

  it("goes from each cell to a neighbour", () => {
    for (let k = 1; k < along.length; k++) {
      const step = along[k]!.map((x, c) => Math.abs(x - along[k - 1]![c]!));
      expect(step.sort(), `step ${k}`).toEqual([0, 0, 1]);
    }
  });

  it("is the same curve, coarser, in the leading digits", () => {
    for (const cell of cells) {
      const coarse = cell.map((x) => Math.floor(x / 2));
      expect(hilbertKey(cell, BITS) >> 3n).toBe(hilbertKey(coarse, BITS - 1));
    }
  });

  it("stays inside a ball that shrinks like the cube root of the stretch", () => {
    // Two cells at most one eighth of the curve apart lie in two neighbouring octants at most.
    const eighth = SIDE ** 3 / 8;
    for (let k = 0; k + eighth < along.length; k += 37) {
      const apart = along[k]!.map((x, c) => Math.abs(x - along[k + eighth]![c]!));
      expect(apart.filter((d) => d >= SIDE / 2).length).toBeLessThanOrEqual(1);
    }
  });

  it("has 63 bits", () => {
    const corner = hilbertKey([2 ** 21 - 1, 0, 0]);
    expect(corner).toBe(2n ** 63n - 1n);
    expect(hilbertKey([0, 0, 0])).toBe(0n);
  });
});
