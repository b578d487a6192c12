import { expect, it } from "vitest";
import { componentIndex } from "../../../src/data/bodies/bodies.ts";
import { STRIPPED } from "../../../src/data/scenarios/stripping.ts";
import { gunnGottRadius, stripping } from "../../../src/physics/gas/boxes/stripping.ts";

const { side, middle } = STRIPPED;
const GAS = componentIndex("gas");

it("a galaxy is in the wind, which is left out where its gas is", () => {
  const bodies = stripping.make({ windAngle: 0 }, { n: 8192, seed: 1 });
  const { count, position, velocity, mass, galaxy, component, columns } = bodies;
  expect(count).toBe(8192);
  expect(bodies.space).toEqual({ side });
  expect(position.every((x) => x >= 0 && x <= side)).toBe(true);
  let [wind, flat, gas, near] = [0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const [x, y, z] = [0, 1, 2].map((axis) => position[3 * i + axis]! - middle[axis]!) as [number, number, number];
    const u = columns!.internalEnergy![i]!;
    if (galaxy[i] === 0) {
      expect(u > 0).toBe(component[i] === GAS);
      if (u > 0) gas += mass[i]!;
      if (u > 0 && Math.abs(x) < 0.5) flat += mass[i]!;
      continue;
    }
    wind += mass[i]!;
    expect(velocity[3 * i]).toBeCloseTo(10, 5);
    // 25 million kelvins.
    expect(u).toBeCloseTo(52.59, 1);
    if (Math.hypot(x, y, z) < 2) near++;
  }
  // A thousandth of a nucleus in a cubic centimetre, without the place of the disc.
  const msunKpc3 = (1e-3 * 1.6735575e-24 * 3.0856775814913673e21 ** 3) / 0.76 / 1.98841e33;
  expect(wind / ((msunKpc3 / bodies.units.massMsun!) * side ** 3)).toBeGreaterThan(0.97);
  expect(wind / ((msunKpc3 / bodies.units.massMsun!) * side ** 3)).toBeLessThan(1);
  // Its axis is along the wind.
  expect(gas).toBeCloseTo(STRIPPED.gas.mass, 3);
  expect(flat / gas).toBeGreaterThan(0.9);
  // An even wind would have two.
  expect(near).toBeLessThanOrEqual(1);
});

it("turns its edge to the wind where it is told to", () => {
  const { count, position, galaxy, component } = stripping.make({ windAngle: 90 }, { n: 8192, seed: 1 });
  let [along, across] = [0, 0];
  for (let i = 0; i < count; i++) {
    if (galaxy[i] !== 0 || component[i] !== GAS) continue;
    along += Math.abs(position[3 * i]! - middle[0]);
    across += Math.abs(position[3 * i + 2]! - middle[2]);
  }
  expect(across).toBeLessThan(0.2 * along);
});

it("the radius of stripping is that of equal pressures", () => {
  const radius = gunnGottRadius(1e-3, 1000);
  // Msun/kpc^2 and kpc (km/s)^2 / Msun.
  const unit = 2.3250854e9;
  const surface = (mass: number) => ((mass * unit) / (2 * Math.PI * 4)) * Math.exp(-radius / 2);
  const held = 2 * Math.PI * 4.30091727e-6 * surface(8) * surface(1);
  expect(held / (3.2536e4 * 1000 ** 2)).toBeCloseTo(1, 2);
  expect(gunnGottRadius(1e-3, 1000)).toBe(gunnGottRadius(4e-3, 500));
  expect(gunnGottRadius(1, 3000)).toBe(0);
});
