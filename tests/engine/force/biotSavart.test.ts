import { describe, expect, it } from "vitest";
import { addElement, addHighStrengths, addStrengths, strengthsOf } from "../../reference/biotSavart.ts";
import { inducedBy } from "../../reference/vortexFlow.ts";
import { vortexCube, vortexTreeOf } from "../vortexTables.ts";

/** What the elements of a cube induce at a place: rows of the gradient, each with a component of the velocity. */
function at(here: readonly number[], tables: ReturnType<typeof vortexCube>): Float64Array {
  const sum = new Float64Array(16);
  for (let j = 0; j < tables.elements.length / 4; j++)
    addElement(sum, Float64Array.from(here), tables.elements, tables.strengths, j);
  return sum;
}

describe("Biot-Savart of vortex elements", () => {
  const tables = vortexCube(40);

  it("has the gradient that differences of the velocity give, and no divergence", () => {
    for (const here of [[0.3, 0.4, 0.5], [...tables.elements.subarray(0, 3)], [2, 1, -1]]) {
      const found = at(here, tables);
      for (let k = 0; k < 3; k++) {
        const step = 1e-5;
        const [before, after] = [-step, step].map((d) =>
          at(
            here.map((x, c) => (c === k ? x + d : x)),
            tables,
          ),
        );
        for (let i = 0; i < 3; i++)
          expect(found[4 * i + k]).toBeCloseTo((after![4 * i + 3]! - before![4 * i + 3]!) / (2 * step), 6);
      }
      expect(found[0]! + found[5]! + found[10]!).toBeCloseTo(0, 12);
    }
  });

  it("is G x r / (4 pi r^3) outside a core, and turns as a rigid body within: curl 2 G / (4 pi sigma^3)", () => {
    const elements = Float64Array.from([0, 0, 0, 0.1]);
    const strengths = Float64Array.from([0, 0, 2, 0]);
    const induced = (x: number) => {
      const sum = new Float64Array(16);
      addElement(sum, Float64Array.from([x, 0, 0]), elements, strengths, 0);
      return sum;
    };
    expect(induced(1)[7]).toBeCloseTo(2 / (4 * Math.PI), 12);
    const [, across, , , back] = induced(0);
    expect(across).toBeCloseTo(-2 / (4 * Math.PI * 1e-3), 6);
    expect(back).toBe(-across!);
    expect(induced(1e-4)[7]).toBeCloseTo((1e-4 * 2) / (4 * Math.PI * 1e-3), 9);
  });

  it.each([
    [0, "third", 1e-3, 3],
    [1, "fifth", 1e-5, 5],
  ] as const)(
    "comes from a cell's moments (hexadecapole: %i) with an error that falls as the %s power of its size over the distance",
    (hexadecapole, _, most, power) => {
      const tree = vortexTreeOf(tables, {}, hexadecapole);
      // The moments of the root act as a whole; their cores are far.
      const error = (distance: number) => {
        const here = Float64Array.from([distance, 0.5 + 0.3 * distance, 0.5]);
        const sum = new Float64Array(16);
        addStrengths(sum, here, tree.nodeCentre, tree.nodeStrengths, 0, hexadecapole);
        if (hexadecapole) addHighStrengths(sum, here, tree.nodeCentre, tree.nodeStrengths, 0);
        const exact = at([...here], tables);
        const off = (numbers: readonly number[]) =>
          Math.hypot(...numbers.map((k) => sum[k]! - exact[k]!)) / Math.hypot(...numbers.map((k) => exact[k]!));
        return [off([3, 7, 11]), off([0, 1, 2, 4, 5, 6, 8, 9, 10])] as const;
      };
      expect(tree.nodeStrengths.length).toBe(strengthsOf(hexadecapole) * tree.total);
      const [near, far] = [error(5), error(10)];
      for (const k of [0, 1] as const) {
        expect(error(20)[k]).toBeLessThan(most);
        // The strengths of a random cube nearly cancel, so the dipole decides at first: ratios lie between 2^power and the next one.
        expect(near[k] / far[k]).toBeGreaterThan(0.8 * 2 ** power);
        expect(near[k] / far[k]).toBeLessThan(1.2 * 2 ** (power + 1));
      }
    },
  );

  it("moves a thin ring of overlapping elements by G / (4 pi R) (ln(8 R / sigma) - 0.5007)", () => {
    // Integral of (1 - exp(-(r/sigma)^3)) / (8 pi R sin(t / 2)) around it, to first order in sigma.
    const [n, radius, sigma] = [400, 1, 0.05];
    const position = Float64Array.from({ length: 3 * n }, (_, k) => {
      const t = (2 * Math.PI * Math.floor(k / 3)) / n;
      return [Math.cos(t), Math.sin(t), 0][k % 3]! * radius;
    });
    const strength = position.map((_, k) => {
      const i = 3 * Math.floor(k / 3);
      return ((2 * Math.PI) / n) * [-position[i + 1]!, position[i]!, 0][k % 3]!;
    });
    const induced = inducedBy({ count: n, position, strength, core: new Float32Array(n).fill(sigma) });
    const theory = (Math.log((8 * radius) / sigma) - 0.5007) / (4 * Math.PI * radius);
    expect(induced[2]! / theory).toBeCloseTo(1, 3);
  });
});
