import type { Universe } from "../physics/cosmology/universe.ts";

/** The expansion of a box whose places are comoving, velocities canonical momenta a^2 dx/dt, and time ln a. */
export interface Expansion {
  readonly universe: Universe;
  /** Hubble's constant today, in velocity over length units of the bodies. */
  readonly hubble: number;
  /** The largest physical softening length, length units; the comoving one shrinks to stay below it. Absent: none. */
  readonly physicalSoftening?: number;
}

/** A space other than the open one: a box from the origin on whose images fill it. */
export interface Space {
  /** Length units. */
  readonly side: number;
  readonly expansion?: Expansion;
}

/** Throws one line where there is no such space. */
export function checkSpace({ side, expansion }: Space): void {
  if (!(side > 0 && Number.isFinite(side))) throw new Error(`side = ${side}: a periodic box has one above 0`);
  if (expansion && !(expansion.hubble > 0)) throw new Error(`hubble = ${expansion.hubble}: it must be above 0`);
}
