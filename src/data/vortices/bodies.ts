import { type Bodies, emptyBodies } from "../bodies/bodies.ts";
import { NBODY_UNITS, type Units } from "../bodies/units.ts";
import type { VortexElements } from "./elements.ts";

/** What the numbers of a table of bodies mean that holds vortex elements: its masses are core radii, its velocities strengths. */
export const FLOW_UNITS: Units = { ...NBODY_UNITS, name: "vortex elements" };

/** Does a table of bodies hold vortex elements? */
export const isFlow = ({ units }: Pick<Bodies, "units">): boolean => units.name === FLOW_UNITS.name;

/**
 * Vortex elements as a table of bodies, so that whatever keeps, shows and hands on a run does it for a flow too: core radii in
 * place of masses, strengths in place of velocities, tubes in place of galaxies.
 */
export function flowBodies({ count, position, strength, core, tube, next, time }: VortexElements): Bodies {
  const tables = { position, velocity: strength, mass: core, galaxy: tube, ...(next && { next }) };
  return { ...emptyBodies(count, FLOW_UNITS), ...tables, time };
}

/** The inverse of `flowBodies`. */
export function elementsOf({ count, position, velocity, mass, galaxy, next, time }: Bodies): VortexElements {
  return { count, position, strength: velocity, core: mass, tube: galaxy, ...(next && { next }), time };
}
