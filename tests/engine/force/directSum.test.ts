import { describe, expect, it } from "vitest";
import { directSum } from "../../reference/directSum.ts";
import { addCell, type Force } from "../../reference/gravity.ts";
import { placed, sphere } from "../sampleTables.ts";
import { paramsOf, sizesOf } from "../stageDriver.ts";

function forces(posMass: Float32Array, eps2: number): Float64Array {
  const n = posMass.length / 4;
  const acceleration = new Float64Array(4 * n);
  directSum({ params: paramsOf(sizesOf(n), { eps2 }), posMass, acceleration });
  return acceleration;
}

describe("the direct sum", () => {
  it("of two bodies: m / d^2 towards each other, potential -m / d", () => {
    const pair = placed(2, (i) => [2 * i, 0, 0], 1);
    pair[7] = 3;
    expect([...forces(pair, 0)]).toEqual([0.75, 0, 0, -1.5, -0.25, 0, 0, -0.5]);
  });

  it("is softened as Plummer does: m d / (d^2 + eps^2)^(3/2)", () => {
    const [ax, , , phi] = forces(
      placed(2, (i) => [3 * i, 0, 0], 1),
      16,
    );
    expect(ax).toBeCloseTo(3 / 125, 15);
    expect(phi).toBeCloseTo(-1 / 5, 15);
  });

  it("moves no centre of mass", () => {
    const { posMass } = sphere(200);
    const acceleration = forces(posMass, 0.001);
    for (let k = 0; k < 3; k++) {
      let sum = 0;
      let size = 0;
      for (let i = 0; i < 200; i++) {
        sum += posMass[4 * i + 3]! * acceleration[4 * i + k]!;
        size += Math.abs(posMass[4 * i + 3]! * acceleration[4 * i + k]!);
      }
      expect(Math.abs(sum)).toBeLessThan(1e-13 * size);
    }
  });

  it("leaves out what is at the same place", () => {
    expect([
      ...forces(
        placed(3, () => [1, 1, 1]),
        0,
      ),
    ]).toEqual(new Array(12).fill(0));
    // Softened, coincident bodies add m / eps to the potential and no force.
    expect(
      forces(
        placed(3, () => [1, 1, 1], 1),
        4,
      )[3],
    ).toBeCloseTo(-1, 15);
  });
});

describe("a cell's moments", () => {
  // The eight corners of a flat box about the origin.
  const corners = placed(8, (i) => [(i & 1) * 2 - 1, ((i >> 1) & 1) - 0.5, 0.2 * ((i >> 2) & 1) - 0.1], 1 / 8);
  const nodeCentre = new Float64Array([0, 0, 0, 1]);
  const trace = 1 + 0.25 + 0.01;
  const nodeMoments = new Float64Array([3 - trace, 0.75 - trace, 0.03 - trace, trace, 0, 0, 0, 0]);

  const error = (distance: number, eps2: number) => {
    const here = [0.6 * distance, 0.64 * distance, 0.48 * distance];
    const cell: Force = [0, 0, 0, 0];
    addCell(cell, here, nodeCentre, nodeMoments, 0, eps2);
    const target = new Float64Array([...here, 0]);
    const all = new Float64Array(4 * 9);
    const posMass = new Float64Array([...corners, ...target]);
    directSum({ params: paramsOf(sizesOf(9), { eps2 }), posMass, acceleration: all });
    const truth = all.subarray(32);
    return Math.hypot(...[0, 1, 2].map((k) => cell[k]! - truth[k]!)) / Math.hypot(...truth.subarray(0, 3));
  };

  // The box is symmetric: third moments vanish, the next are the fourth: an error that falls like d^-4.
  it.each([0, 0.5])("eps^2 = %f: the error falls with the fourth power of the distance", (eps2) => {
    const ratio = error(10, eps2) / error(20, eps2);
    expect(Math.log2(ratio)).toBeGreaterThan(3.8);
    expect(Math.log2(ratio)).toBeLessThan(4.2);
    expect(error(20, eps2)).toBeLessThan(1e-4);
  });

  it("give a force that is the gradient of the potential", () => {
    const at = (x: number) => {
      const force: Force = [0, 0, 0, 0];
      addCell(force, [x, 1.5, -2], nodeCentre, nodeMoments, 0, 0.3);
      return force;
    };
    const h = 1e-4;
    expect((at(2 - h)[3] - at(2 + h)[3]) / (2 * h)).toBeCloseTo(at(2)[0], 8);
  });
});
