import { expect, it } from "vitest";
import { ewaldForces } from "../../../src/physics/cosmology/ewald.ts";
import { glass } from "../../../src/physics/cosmology/glass.ts";
import { measuredPower } from "../../../src/physics/cosmology/measuredPower.ts";

const n = 8;
const places = glass(n, 3);
const mass = new Float64Array(n ** 3).fill(1 / n ** 3);

it("long waves of a glass are far below those of random places, and it has no lattice's", () => {
  const bins = measuredPower(places, mass, 1, 32).map(({ power }) => power * n ** 3);
  expect(bins[0]).toBeLessThan(2e-3);
  expect(bins[1]).toBeLessThan(6e-3);
  expect(Math.max(...bins)).toBeLessThan(4);
});

it("forces in a glass nearly vanish, and seeds give others", () => {
  expect(places.every((x) => x >= 0 && x < 1)).toBe(true);
  const targets = Array.from({ length: 32 }, (_, i) => 16 * i);
  /** Root mean square over that of a neighbour at the mean distance. */
  const felt = (position: ArrayLike<number>) => {
    const forces = ewaldForces({ side: 1, mass, position, softening: 0.2 / n }, targets);
    const squares = targets.map((_, t) => forces[4 * t]! ** 2 + forces[4 * t + 1]! ** 2 + forces[4 * t + 2]! ** 2);
    return Math.sqrt(squares.reduce((sum, x) => sum + x, 0) / targets.length) / (mass[0]! * n * n);
  };
  const scattered = places.map((_, i) => (0.5 + 1000 * Math.abs(Math.sin(12.9898 * i))) % 1);
  expect(felt(places) / felt(scattered)).toBeLessThan(0.02);
  expect(glass(n, 3)).toEqual(places);
  const other = glass(n, 4);
  expect(other.some((x, i) => Math.abs(x - places[i]!) > 0.1)).toBe(true);
});

it("larger boxes are laid with one of 16^3, and a number that is no power of two is refused in one line", () => {
  expect(() => glass(12, 1)).toThrow("glass of 12 bodies along an axis: a power of two is needed");
});
