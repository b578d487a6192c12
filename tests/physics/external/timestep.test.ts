import { describe, expect, it } from "vitest";
import { emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { NBODY_UNITS } from "../../../src/data/bodies/units.ts";
import { term } from "../../../src/physics/external/index.ts";
import { fieldTimestep } from "../../../src/physics/external/timestep.ts";

/** A body on a circle of radius 2 in the field of a point mass of 3, where G is 5: it turns at sqrt(15 / 8). */
function circling() {
  const bodies = { ...emptyBodies(1), units: { ...NBODY_UNITS, gravity: 5 } };
  bodies.position.set([2, 0, 0]);
  bodies.velocity.set([0, Math.sqrt(7.5), 0]);
  return bodies;
}

describe("the time step that fields allow", () => {
  it("is 1/32 of |a| / |da/dt|, on a circle one over the rate at which it turns", () => {
    expect(fieldTimestep([term("point", { mass: 3 })], circling())).toBeCloseTo(1 / 32 / Math.sqrt(15 / 8), 6);
  });

  it("follows a field that turns past bodies that go slowly, and is infinite where nothing moves", () => {
    const slow = circling();
    slow.velocity.set([0, 1e-3, 0]);
    const [still, turning] = [0, 40].map((pattern) =>
      fieldTimestep([term("bar", { mass: 1, length: 1.5, pattern })], slow),
    ) as [number, number];
    expect(turning).toBeLessThan(still / 100);
    expect(fieldTimestep([term("plummer", {})], emptyBodies(3))).toBe(Number.POSITIVE_INFINITY);
    // At rest, it is about to fall.
    const resting = circling();
    resting.velocity.fill(0);
    expect(fieldTimestep([term("point", { mass: 3 })], resting)).toBeCloseTo(1 / 32 / Math.sqrt(15 / 8), 6);
  });
});
