import { expect, it } from "vitest";
import { resolveValues } from "../../../src/data/parameter.ts";
import { invariantsOf } from "../../../src/data/vortices/invariants.ts";
import { findVortexModel } from "../../../src/data/vortices/models/index.ts";
import { DEFAULT_REMESHING, remesh } from "../../../src/data/vortices/remesh.ts";
import { addElement } from "../../reference/biotSavart.ts";

const model = findVortexModel("ring");
const ring = model.make(resolveValues("ring", model.parameters, { layers: 2, core: 0.3, overlap: 1.2 }), {
  n: null,
  seed: 1,
});

it("keeps strengths, linear and angular impulse, and puts all elements on the lattice", () => {
  // Away from the origin and tilted, so that nothing vanishes by symmetry.
  const moved = {
    ...ring,
    position: ring.position.map((x, k) => x + [0.3, -0.2, 0.5][k % 3]!),
    strength: ring.strength.map((g, k) => g + 0.01 * [1, -2, 3][k % 3]!),
  };
  const spacing = 0.1;
  const made = remesh(moved, { spacing, overlap: 1.3, least: 0 });
  const [before, after] = [invariantsOf(moved), invariantsOf(made)];
  for (const name of ["vorticity", "impulse", "angularImpulse"] as const)
    for (let k = 0; k < 3; k++) expect(after[name][k]! - before[name][k]!).toBeCloseTo(0, 5);
  expect(made.core[0]).toBeCloseTo(0.13, 7);
  expect(made.position.every((x) => Math.abs(x / spacing - Math.round(x / spacing)) < 1e-4)).toBe(true);
  expect(made.count).toBeGreaterThan(ring.count);
});

it("leaves the flow at a distance as it is", () => {
  const made = remesh(ring, { spacing: 0.1, ...DEFAULT_REMESHING });
  /** What all elements induce at two places, where none is. */
  const far = ({ count, position, strength, core }: typeof ring) => {
    const elements = Float64Array.from({ length: 4 * count }, (_, k) =>
      k % 4 === 3 ? core[k >> 2]! : position[3 * (k >> 2) + (k % 4)]!,
    );
    const strengths = Float64Array.from({ length: 4 * count }, (_, k) =>
      k % 4 === 3 ? 0 : strength[3 * (k >> 2) + (k % 4)]!,
    );
    return [
      [0, 0, 3],
      [2.5, 0, 0],
    ].flatMap((place) => {
      const sum = new Float64Array(16);
      for (let j = 0; j < count; j++) addElement(sum, Float64Array.from(place), elements, strengths, j);
      return [3, 7, 11].map((k) => sum[k]!);
    });
  };
  const [before, after] = [far(ring), far(made)];
  const size = Math.hypot(...before);
  before.forEach((u, k) => {
    expect(Math.abs(after[k]! - u)).toBeLessThan(2e-3 * size);
  });
});

it("keeps each tube's number, drops the faintest, and refuses a lattice without end", () => {
  const two = { ...ring, tube: ring.tube.map((_, i) => (ring.position[3 * i]! > 0 ? 1 : 0)) };
  const made = remesh(two, { spacing: 0.1, overlap: 1.3, least: 1e-3 });
  expect(made.count).toBeLessThan(remesh(two, { spacing: 0.1, overlap: 1.3, least: 0 }).count);
  for (let i = 0; i < made.count; i++) {
    if (Math.abs(made.position[3 * i]!) > 0.35) expect(made.tube[i]).toBe(made.position[3 * i]! > 0 ? 1 : 0);
  }
  expect(() => remesh(ring, { spacing: 1e-5, overlap: 1.3, least: 0 })).toThrow("is the most");
  expect(() => remesh(ring, { spacing: 0, overlap: 1.3, least: 0 })).toThrow("spacing = 0");
});
