/** Energies of all bodies; those of a kind of physics only where it acts. */
export interface EnergySums {
  /** K = 1/2 sum m v^2, in mass times velocity squared, as are the next two. */
  kinetic: number;
  /** W = 1/2 sum m phi, with the softened potential that the solver found. */
  potential: number;
  /** Energy in external fields, where there are some; the total holds it. */
  external?: number;
  /** Thermal energy of gas, where there is some; the total holds it. */
  thermal?: number;
  /** What has left it, mostly by radiation, less what was put in; the total holds it, so that it stays. */
  radiated?: number;
  /** Heat that exploding stars gave to gas, where they do; taken off the total, so that it stays. */
  supernovae?: number;
  /** K + W. */
  total: number;
}

/** An energy is near zero where it is less than this share of K + |W|; in equilibrium it is a third of it. */
const NEAR_ZERO = 0.1;

/**
 * What changes of an energy are relative to: its own size |E|, or K + |W| where K and W nearly cancel (bodies on parabolic orbits, systems that are just
 * unbound), for there a share of |E| would say nothing; W holds the energy in external fields. 1 where there is no energy at all.
 */
export function energyScale({ kinetic, potential, external = 0, total }: EnergySums): number {
  const size = kinetic + Math.abs(potential + external);
  return (Math.abs(total) < NEAR_ZERO * size ? size : Math.abs(total)) || 1;
}
