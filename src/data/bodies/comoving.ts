import type { Bodies, Comoving } from "./bodies.ts";

/** The same bodies with velocities of another kind. */
export function withVelocities(bodies: Bodies, velocityPower: number): Bodies {
  const { comoving, velocity, time } = bodies;
  if (!comoving || comoving.velocityPower === velocityPower) return bodies;
  const factor = time ** (comoving.velocityPower - velocityPower);
  return { ...bodies, velocity: velocity.map((v) => v * factor), comoving: { ...comoving, velocityPower } };
}

/**
 * Hubble's constant today in the bodies' units, velocity over length: that with which their mean density is omegaM. Throws one line where it is neither 100 h nor
 * 100 km/s/Mpc with lengths per h: then the file lacks bodies, or the cosmology is another.
 */
export function hubbleOf(
  { mass, units }: Bodies,
  { side, omegaM, h }: Pick<Comoving, "side" | "omegaM" | "h">,
): number {
  const total = mass.reduce((sum, m) => sum + m, 0);
  const hubble = Math.sqrt((8 * Math.PI * units.gravity * total) / (3 * omegaM * side ** 3));
  if (units.lengthKpc === null || units.velocityKms === null) return hubble;
  const perH = (0.1 * units.lengthKpc) / units.velocityKms;
  const fits = [perH, perH * h].some((said) => Math.abs(hubble / said - 1) < TOLERANCE);
  if (fits) return hubble;
  const share = omegaM * (hubble / perH) ** 2;
  throw new Error(
    `the bodies in the box of ${side} are ${share.toPrecision(3)} of the critical density, and omegaM is ${omegaM}: give the --cosmology that they are of`,
  );
}

/** Files round their cosmology to a few digits; G differs by 2e-4 between codes. */
const TOLERANCE = 0.01;
