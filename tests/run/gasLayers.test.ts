import { expect, test } from "vitest";
import { type Bodies, emptyBodies } from "../../src/data/bodies/bodies.ts";
import { GALACTICS_UNITS } from "../../src/data/bodies/units.ts";
import { milkyWayGas } from "../../src/data/models/milkyWay.ts";
import { gasSeenIn } from "../../src/physics/gas/seen.ts";
import { gasLayersOf } from "../../src/run/gasLayers.ts";

/** From so far above that all is at the same distance: x to the right, y up. */
const ABOVE = [0, 0, 1e6, 0, 0, 0];
const flat = (size: number, pixel: number, stand: readonly number[] = ABOVE) => ({
  ...{ width: size, height: size, pixel, stand },
  at: ([x, y]: readonly [number, number, number]) => ({ x: size / 2 + x / pixel, y: size / 2 - y / pixel }),
});
const sum = (table: ArrayLike<number>) => Array.from(table).reduce((all, x) => all + (x || 0), 0);

/** A disc of gas with densities and smoothing lengths, as an engine reads it back. */
function disc(): Bodies {
  const made = milkyWayGas.make({ gasFraction: 0.5 }, { n: 3000, seed: 2 });
  const column = (value: (i: number) => number) => Float32Array.from({ length: made.count }, (_, i) => value(i));
  const density = column((i) => 0.1 / (1 + Math.hypot(made.position[3 * i]!, made.position[3 * i + 1]!)));
  return { ...made, columns: { ...made.columns, density, smoothingLength: column(() => 0.5) } };
}

test("sums over the maps are the mass of gas and the stars that form in a year; means lie among those of bodies", () => {
  const bodies = disc();
  const pixel = 0.5;
  const maps = gasLayersOf(bodies, flat(256, pixel))!;
  const gas = gasSeenIn(
    bodies,
    Uint32Array.from({ length: bodies.count }, (_, i) => i),
  )!;
  const kpc2 = (pixel * GALACTICS_UNITS.lengthKpc!) ** 2;
  expect((sum(maps.mass) * 1e6 * kpc2) / sum(gas.mass)).toBeCloseTo(1, 3);
  expect(sum(gas.forming)).toBeGreaterThan(0.01);
  expect((sum(maps.forming) * kpc2) / sum(gas.forming)).toBeCloseTo(1, 3);
  const seen = maps.temperature.filter((t) => t > 0);
  const own = gas.temperature.filter((t) => t > 0);
  expect(Math.max(...seen)).toBeLessThanOrEqual(1.001 * Math.max(...own));
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(0.999 * Math.min(...own));
});

test("a body of gas is as wide as its kernel; twice as near it is as bright by area, and what is behind is not seen", () => {
  const one = { ...emptyBodies(2, GALACTICS_UNITS) };
  one.mass.fill(1);
  const column = (value: number) => new Float32Array(2).fill(value);
  const at = (z: number): Bodies => ({
    ...one,
    position: Float32Array.of(0, 0, z, 0, 0, 300),
    columns: { internalEnergy: column(1), density: column(0.01), smoothingLength: column(20) },
  });
  const camera = [0, 0, 200, 0, 0, 0];
  const size = 201;
  const map = (z: number) => gasLayersOf(at(z), flat(size, 0.5, camera))!.mass;
  const solar = (z: number) => sum(map(z)) * 1e6 * 0.25 * GALACTICS_UNITS.lengthKpc! ** 2;
  // One body, though there are two: Wendland's kernel C2 has the variance H^2 / 15 along an axis.
  expect(solar(0) / GALACTICS_UNITS.massMsun!).toBeCloseTo(1, 2);
  const middle = (k: number) => 0.5 * ((k % size) + 0.5 - size / 2);
  const variance = Array.from(map(0)).reduce((all, m, k) => all + m * middle(k) ** 2, 0) / sum(map(0));
  expect(variance / (400 / 15)).toBeGreaterThan(0.95);
  expect(variance / (400 / 15)).toBeLessThan(1.05);
  // At half of the distance it covers four times as many pixels, each as bright.
  const peak = (z: number) => Math.max(...map(z));
  expect(peak(100) / peak(0)).toBeGreaterThan(0.9);
  expect(peak(100) / peak(0)).toBeLessThan(1.1);
});

test("what has no gas, or no scale, has no such maps", () => {
  expect(gasLayersOf(emptyBodies(3, GALACTICS_UNITS), flat(8, 1))).toBeNull();
  const bodies = disc();
  const units = { ...bodies.units, lengthKpc: null, massMsun: null, velocityKms: null };
  expect(gasLayersOf({ ...bodies, units }, flat(8, 1))).toBeNull();
});
