import { expect, it } from "vitest";
import { NBODY_UNITS } from "../../../src/data/bodies/units.ts";
import { plummer } from "../../../src/data/models/plummer.ts";
import { fieldAt } from "../../../src/physics/external/field.ts";
import type { OwnField } from "../../../src/physics/external/potential.ts";
import { newField } from "../../../src/physics/external/potential.ts";
import { FADING_WGSL, fading, HALO_WGSL, halo, ownField } from "../ownFields.ts";
import type { CreateIn } from "./external.ts";
import { circles, jacobi, orbits } from "./externalOrbits.ts";

/** A bar-like field: flattened along y, so that it turns. */
const flat: OwnField = (x, y, z) => {
  const s2 = 0.25 + x * x + (y * y) / 0.81 + z * z;
  return [-x / s2, -y / (0.81 * s2), -z / s2, 0.5 * Math.log(s2)];
};
const FLAT_WGSL = `fn ownField(p: vec3<f32>, time: f32) -> vec4<f32> {
  let s2 = 0.25 + p.x * p.x + p.y * p.y / 0.81 + p.z * p.z;
  return vec4f(-p / vec3f(s2, 0.81 * s2, s2), 0.5 * log(s2));
}`;

/** What a field of the user's own does to bodies, whatever computes. */
export function ownFieldTests(create: CreateIn): void {
  it("its energy counts, in units in which nothing is 1", async () => {
    const [G, L] = [4.3, 10];
    const bodies = { ...plummer.make({}, { n: 1000, seed: 5 }), units: { ...NBODY_UNITS, gravity: G } };
    for (let k = 0; k < 3 * bodies.count; k++) {
      bodies.position[k]! *= L;
      bodies.velocity[k]! *= Math.sqrt(G / L);
    }
    const field = ownField({ field: halo, wgsl: HALO_WGSL });
    const settings = { timestep: 1 / 32, softening: 0.1, gravity: G, solver: "direct" };
    const engine = await create(bodies, settings, field);
    const [{ external, total, kinetic, potential }, forces] = [await engine.measure(), await engine.readForces()];
    const without = await create(bodies, settings, []);
    const own = await without.readForces();
    const out = newField();
    let expected = 0;
    for (let i = 0; i < bodies.count; i++) {
      const [x, y, z] = bodies.position.subarray(3 * i, 3 * i + 3) as unknown as [number, number, number];
      fieldAt(field, 0, [x, y, z], out);
      expected += bodies.mass[i]! * out[3]!;
      const size = Math.hypot(...own.subarray(4 * i, 4 * i + 3), ...out.subarray(0, 3));
      const deep = Math.abs(own[4 * i + 3]!) + Math.abs(out[3]!);
      for (let k = 0; k < 4; k++)
        expect(Math.abs(forces[4 * i + k]! - own[4 * i + k]! - out[k]!)).toBeLessThan(1e-5 * (k === 3 ? deep : size));
    }
    expect(Math.abs(external! / expected - 1)).toBeLessThan(1e-5);
    expect(total).toBeCloseTo(kinetic + potential + external!, 8);
    engine.destroy();
    without.destroy();
  });

  it("where it turns it keeps Jacobi's integral", async () => {
    const field = ownField({ field: flat, wgsl: FLAT_WGSL }, 1.3);
    const bodies = circles(field, [0.5, 0.8, 1.1, 1.5, 2, 3]);
    const engine = await create(bodies, { timestep: 1 / 512, softening: 0.01 }, field);
    engine.step(2048);
    const after = await engine.readBodies();
    engine.destroy();
    for (let i = 0; i < bodies.count; i++) {
      const [first, last] = [jacobi(field, bodies, 0, 1.3, i), jacobi(field, after, after.time, 1.3, i)];
      expect(Math.abs(last - first)).toBeLessThan(2e-5 * Math.max(1, Math.abs(first)));
    }
  });

  it("sees the time, and where it is moved to", async () => {
    const [own] = ownField({ field: fading, wgsl: FADING_WGSL });
    const field = [{ ...own!, centre: [0.2, 0, 0.1] as const, velocity: [0.1, 0, 0] as const }];
    const bodies = circles(field, [0.7, 1.2, 2, 3]);
    const engine = await create(bodies, { timestep: 1 / 256, softening: 0.01 }, field);
    engine.step(512);
    const { position } = await engine.readBodies();
    engine.destroy();
    const exact = orbits(field, bodies, 1 / 1024, 2048);
    for (const [k, x] of exact.entries()) expect(Math.abs(position[k]! - x)).toBeLessThan(1e-4);
  });
}
