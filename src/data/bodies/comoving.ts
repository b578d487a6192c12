import { type Bodies, type Comoving, componentIndex } from "./bodies.ts";
import { clockAt, scaleAt } from "./clock.ts";
import type { Universe } from "./space.ts";

/**
 * Comoving bodies as an engine runs them: with canonical momenta, the clock as their time, and their space. `physicalSoftening`: see `Expansion`; absent: none.
 * Throws one line where they don't fill their universe.
 */
export function expanding(
  { comoving, ...given }: Bodies & Required<Pick<Bodies, "comoving">>,
  universe: Universe,
  physicalSoftening?: number,
): Bodies & Required<Pick<Bodies, "space">> {
  const { side, velocityPower } = comoving;
  const hubble = hubbleOf(given, { side, omegaM: universe.omegaM, h: universe.h });
  const factor = given.time ** (velocityPower + 1);
  const expansion = { universe, hubble, ...(physicalSoftening !== undefined && { physicalSoftening }) };
  const velocity = given.velocity.map((v) => v * factor);
  const warm = coldGas(withEnergies(given, given.time ** 2));
  return { ...warm, velocity, time: clockAt(given.time), space: { side, expansion } };
}

/** Internal energies of gas times a factor: an engine has them times a^2, as the squares of canonical momenta are (src/engine/space.ts). */
function withEnergies<B extends Pick<Bodies, "columns">>(bodies: B, factor: number): B {
  const { internalEnergy } = bodies.columns ?? {};
  if (!internalEnergy) return bodies;
  return { ...bodies, columns: { ...bodies.columns, internalEnergy: internalEnergy.map((u) => u * factor) } };
}

/**
 * Energy a unit of mass times a^2 of gas that has only expanded since it left the radiation behind, (km/s)^2: 3/2 k T / (1.22 m_p) with T = 2.725 K / (160 a^2). Files of
 * young universes often leave it at 0.
 */
const COLD = 1.73e-4;

/** Gas without energy is given that, where the unit of velocities is known. */
function coldGas<B extends Pick<Bodies, "count" | "columns" | "component" | "units">>(bodies: B): B {
  const { count, columns, component, units } = bodies;
  const gas = componentIndex("gas");
  const isCold = (i: number) => component[i] === gas && !(columns?.internalEnergy && columns.internalEnergy[i]! > 0);
  if (units.velocityKms === null || !component.some((_, i) => isCold(i))) return bodies;
  const cold = COLD / units.velocityKms ** 2;
  const energy = (i: number) => (isCold(i) ? cold : (columns?.internalEnergy?.[i] ?? 0));
  return {
    ...bodies,
    columns: { ...columns, internalEnergy: Float32Array.from({ length: count }, (_, i) => energy(i)) },
  };
}

/** The same the other way round: bodies of an engine as files have them, by default with GADGET's velocities. Others stay as they are. */
export function asInFiles(bodies: Bodies, velocityPower = 0.5): Bodies {
  const { space, ...rest } = bodies;
  if (!space?.expansion) return bodies;
  const { side, expansion } = space;
  const comoving = { ...saidOf(expansion.universe), side, velocityPower: -1 };
  const time = scaleAt(bodies.time);
  return withVelocities({ ...withEnergies(rest, time ** -2), time, comoving }, velocityPower);
}

/** A universe as files say it: radiation and dark energy that changes only where there are some. */
export function saidOf({ omegaM, omegaL, omegaR, w, h }: Universe): Omit<Comoving, "side" | "velocityPower"> {
  return { omegaM, omegaL, h, ...(omegaR !== 0 && { omegaR }), ...(w !== -1 && { w }) };
}

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

/**
 * Whether lengths and masses in a comoving box are per h: whether Hubble's constant, with which the bodies are omegaM of the critical density, is 100 km/s/Mpc in their
 * units, rather than 100 h. Null where that can't be told.
 */
export function arePerH(
  mass: number,
  { gravity, lengthKpc, velocityKms }: Bodies["units"],
  { side, omegaM, h }: Pick<Comoving, "side" | "omegaM" | "h">,
): boolean | null {
  if (lengthKpc === null || velocityKms === null || Math.abs(h - 1) < 2 * TOLERANCE) return null;
  const hubble =
    Math.sqrt((8 * Math.PI * gravity * mass) / (3 * omegaM * side ** 3)) / ((0.1 * lengthKpc) / velocityKms);
  const fits = [1, h].map((said) => Math.abs(hubble / said - 1) < TOLERANCE);
  return fits[0] ? true : fits[1] ? false : null;
}

/** Files round their cosmology to a few digits; G differs by 2e-4 between codes. */
const TOLERANCE = 0.01;

/** Whether some bodies are gas. In an expanding box it flows and does not cool, which has to be said. */
export const hasGas = ({ columns }: Pick<Bodies, "columns">): boolean =>
  columns?.internalEnergy?.some((energy) => energy > 0) ?? false;
