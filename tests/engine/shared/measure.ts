import { expect, it } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { NBODY_UNITS } from "../../../src/data/bodies/units.ts";
import { plummer } from "../../../src/data/models/plummer.ts";
import type { Create } from "./create.ts";

/** The sums that measure() makes, in float64 over all bodies. */
function sums(bodies: Bodies, forces: Float32Array) {
  const result = {
    kinetic: 0,
    potential: 0,
    virial: 0,
    momentum: [0, 0, 0],
    angularMomentum: [0, 0, 0],
    centreOfMass: [0, 0, 0],
  };
  const mass = bodies.mass.reduce((a, b) => a + b, 0);
  for (let i = 0; i < bodies.count; i++) {
    const m = bodies.mass[i]!;
    const x = [...bodies.position.subarray(3 * i, 3 * i + 3)] as [number, number, number];
    const v = [...bodies.velocity.subarray(3 * i, 3 * i + 3)] as [number, number, number];
    const a = [...forces.subarray(4 * i, 4 * i + 3)];
    result.kinetic += (m * (v[0] ** 2 + v[1] ** 2 + v[2] ** 2)) / 2;
    result.potential += (m * forces[4 * i + 3]!) / 2;
    for (let k = 0; k < 3; k++) {
      const [l, n] = [(k + 1) % 3, (k + 2) % 3] as [number, number];
      result.virial += m * x[k]! * a[k]!;
      result.momentum[k]! += m * v[k]!;
      result.angularMomentum[k]! += m * (x[l]! * v[n]! - x[n]! * v[l]!);
      result.centreOfMass[k]! += (m * x[k]!) / mass;
    }
  }
  return result;
}

/** Numbers about the bodies. `names`: the solvers of the engine. */
export function measureTests(create: Create, names: readonly string[]): void {
  it.each([1, 4.3])("sums over 1000 bodies in units where G = %f", async (gravity) => {
    const sphere = plummer.make({}, { n: 1000, seed: 4 });
    for (let i = 0; i < 3000; i++) {
      sphere.position[i]! += 1 + (i % 3);
      sphere.velocity[i]! = sphere.velocity[i]! * Math.sqrt(gravity) - 0.3;
    }
    const bodies = { ...sphere, time: 3, units: { ...NBODY_UNITS, gravity } };
    const engine = await create(bodies, { softening: 0.05, timestep: 1 / 64 });
    engine.step(4);
    const measured = await engine.measure();
    const expected = sums(await engine.readBodies(), await engine.readForces());
    engine.destroy();
    // Float32 sums of 256 terms keep six digits of the sum of sizes, which is of order G, |v| or |x|.
    const close = (a: number, b: number, scale: number) => expect(Math.abs(a - b)).toBeLessThan(2e-6 * scale);
    close(measured.kinetic, expected.kinetic, gravity);
    close(measured.potential, expected.potential, gravity);
    close(measured.total, expected.kinetic + expected.potential, gravity);
    close(measured.virialRatio, expected.kinetic / Math.abs(expected.virial), 5);
    for (let k = 0; k < 3; k++) {
      close(measured.momentum[k]!, expected.momentum[k]!, 1 + gravity);
      close(measured.angularMomentum[k]!, expected.angularMomentum[k]!, 5 + 5 * gravity);
      close(measured.centreOfMass[k]!, expected.centreOfMass[k]!, 5);
    }
    expect(measured.step).toBe(4);
    expect(measured.time).toBeCloseTo(3 + 4 / 64, 12);
  });

  it("samples the force error and counts interactions", async () => {
    const sphere = plummer.make({}, { n: 1500, seed: 6 });
    const measured = async (solver: string, theta: number) => {
      const engine = await create(sphere, { solver, theta, softening: 0.02 });
      const result = await engine.measure();
      engine.destroy();
      return result;
    };
    const exact = await measured("direct", 0.5);
    expect(exact).toMatchObject({ ppPerBody: 1499, pcPerBody: 0, expansionsPerGroup: 0 });
    // The same sum in another order.
    expect(exact.forceError!.p99).toBeLessThan(2e-6);
    expect(exact.forceError!.samples).toBe(512);
    const wide = await measured("bonsai", 1);
    const narrow = await measured("bonsai", 0.4);
    expect(wide.forceError!.p50).toBeGreaterThan(3 * narrow.forceError!.p50);
    expect(wide.ppPerBody).toBeLessThan(narrow.ppPerBody);
    expect(wide.pcPerBody).toBeGreaterThan(10);
    // Groups of at most 64 bodies.
    expect(wide.groups).toBeGreaterThanOrEqual(1500 / 64);
    expect(wide.groups).toBeLessThan(1500 / 4);
    expect(exact.groups).toBe(0);
    if (!names.includes("adaptive")) return;
    const adaptive = await measured("adaptive", 1);
    expect(adaptive.expansionsPerGroup).toBeGreaterThan(0);
    expect(adaptive.groups).toBeGreaterThanOrEqual(1500 / 64);
    expect(adaptive.groups).toBeLessThan(1500 / 4);
  });
}
