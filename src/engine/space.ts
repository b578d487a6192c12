import { scaleAt } from "../data/bodies/clock.ts";
import type { Expansion, Space } from "../data/bodies/space.ts";
import { ageAt } from "../physics/cosmology/background.ts";
import type { ExternalField } from "../physics/external/field.ts";

export type { Expansion, Space };

/** Throws one line where there is no such space, or external fields can't act in it. */
export function checkSpace({ side, expansion }: Space, external: ExternalField): void {
  if (!(side > 0 && Number.isFinite(side))) throw new Error(`side = ${side}: a periodic box has one above 0`);
  if (external.length > 0)
    throw new Error("external potentials act in open space, and this is a periodic box; leave one of them out");
  if (expansion && !(expansion.hubble > 0)) throw new Error(`hubble = ${expansion.hubble}: it must be above 0`);
}

/** A time of an expanding universe as people read it. */
export interface CosmicMoment {
  /** 1/a - 1. */
  readonly redshift: number;
  /** Billions of years. */
  readonly age: number;
}

/** Billions of years in 1/H0 of 100 km/s/Mpc. */
const HUBBLE_TIME = 9.7779222;

/** What a time of the clock is in an expanding universe. */
export function cosmicMoment({ universe }: Pick<Expansion, "universe">, time: number): CosmicMoment {
  const a = scaleAt(time);
  return { redshift: 1 / a - 1, age: (HUBBLE_TIME / universe.h) * ageAt(universe, a) };
}
