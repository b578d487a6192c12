import type { Bodies } from "../src/data/bodies/bodies.ts";

/** Powers of two of length, mass and velocity, as far as float32 reaches: units in which forces are the same to the bit. */
export const UNIT_POWERS = [
  [100, 0, 0],
  [-100, 0, 0],
  [1, 7, 0],
  [-33, -100, 12],
  [64, 100, -20],
] as const;

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
