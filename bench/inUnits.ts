import type { Bodies } from "../src/data/bodies/bodies.ts";

/** The same bodies where lengths, masses and velocities have other units: `length`, `mass`, `velocity` of the new in one of the old. */
export function inUnits(bodies: Bodies, length: number, mass: number, velocity: number): Bodies {
  return {
    ...bodies,
    position: bodies.position.map((x) => x * length),
    velocity: bodies.velocity.map((v) => v * velocity),
    mass: bodies.mass.map((m) => m * mass),
    // Gravity times mass is velocity squared times length.
    units: { ...bodies.units, gravity: (velocity ** 2 * length) / mass },
  };
}
