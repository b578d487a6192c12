import type { Universe } from "../physics/cosmology/universe.ts";
import type { ExternalField } from "../physics/external/field.ts";

/** The expansion of a box whose places are comoving, velocities canonical momenta a^2 dx/dt, and time that of physics/cosmology/clock.ts. */
export interface Expansion {
  /** What it is made of, which says how fast it expands. */
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
  /** Absent: it is at rest. */
  readonly expansion?: Expansion;
}

/** Throws one line where there is no such space, or external fields can't act in it. */
export function checkSpace({ side, expansion }: Space, external: ExternalField): void {
  if (!(side > 0 && Number.isFinite(side))) throw new Error(`side = ${side}: a periodic box has one above 0`);
  if (external.length > 0)
    throw new Error("external potentials act in open space, and this is a periodic box; leave one of them out");
  if (expansion && !(expansion.hubble > 0)) throw new Error(`hubble = ${expansion.hubble}: it must be above 0`);
}
