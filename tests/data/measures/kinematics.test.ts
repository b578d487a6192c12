import { describe, expect, test } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { kinematicsOf } from "../../../src/data/measures/kinematics.ts";
import { plummer } from "../../../src/data/models/plummer.ts";

const A = (3 * Math.PI) / 16;
const sphere = plummer.make({}, { n: 20_000, seed: 4 });

/** The bodies elsewhere, moving as a whole, turning evenly about an axis with `spin` (radians a time unit). */
function turned(bodies: Bodies, spin: number, axis: readonly [number, number, number]): Bodies {
  const { position, velocity } = { position: bodies.position.slice(), velocity: bodies.velocity.slice() };
  for (let i = 0; i < bodies.count; i++) {
    const [x, y, z] = bodies.position.subarray(3 * i, 3 * i + 3) as unknown as [number, number, number];
    const [u, v, w] = axis;
    velocity[3 * i]! += spin * (v * z - w * y) + 3;
    velocity[3 * i + 1]! += spin * (w * x - u * z);
    velocity[3 * i + 2]! += spin * (u * y - v * x);
    position[3 * i]! += 10;
  }
  return { ...bodies, position, velocity };
}

describe("kinematics", () => {
  test("a Plummer sphere: sigma^2 = G M / (6 sqrt(r^2 + a^2)) in every direction, and no anisotropy", () => {
    const { shells } = kinematicsOf(sphere, 0, [0, 0, 0], [0, 0, 0]);
    expect(shells).toHaveLength(32);
    for (const { radius, radial, tangential, all, anisotropy } of shells.slice(1, -1)) {
      const theory = Math.sqrt(1 / 6 / Math.hypot(radius, A));
      // 625 bodies a bin: 1 / sqrt(2 m), with 3.5 standard errors; two directions across, three in all.
      const noise = 3.5 / Math.sqrt(2 * 625);
      expect(Math.abs(radial / theory - 1)).toBeLessThan(noise + 0.01);
      expect(Math.abs(tangential / theory - 1)).toBeLessThan(noise / Math.SQRT2 + 0.01);
      expect(Math.abs(all / theory - 1)).toBeLessThan(noise / Math.sqrt(3) + 0.01);
      expect(Math.abs(anisotropy)).toBeLessThan(2 * noise * Math.sqrt(1.5) + 0.01);
    }
  });

  test("even rotation: v_phi = Omega R about whatever axis, wherever the galaxy is and goes; dispersions stay", () => {
    const axis = [0.6, 0, 0.8] as const;
    const { rings } = kinematicsOf(turned(sphere, 0.7, axis), 0, [10, 0, 0], [3, 0, 0]);
    for (const { radius, streaming } of rings.slice(1, -1)) {
      // Random motions of sigma up to 0.54 in 625 bodies; the axis, too, is only known so well.
      expect(Math.abs(streaming - 0.7 * radius)).toBeLessThan((3.5 * 0.54) / Math.sqrt(625) + 0.02 * radius);
    }
  });

  test("radial orbits have beta 1; few bodies make few bins", () => {
    const velocity = sphere.position.slice();
    const radial = kinematicsOf(
      { ...sphere, velocity: velocity.map((x, k) => (Math.floor(k / 3) % 2 ? x : -x)) },
      0,
      [0, 0, 0],
      [0, 0, 0],
    );
    for (const { anisotropy } of radial.shells) expect(anisotropy).toBeCloseTo(1, 6);
    const few = plummer.make({}, { n: 120, seed: 1 });
    expect(kinematicsOf(few, 0, [0, 0, 0], [0, 0, 0]).shells).toHaveLength(2);
    expect(kinematicsOf(few, 3, [0, 0, 0], [0, 0, 0])).toEqual({ shells: [], rings: [] });
  });
});
