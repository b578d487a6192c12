/** Densities today over the critical one, and Hubble's constant. What is missing to 1 curves space. */
export interface Universe {
  /** Matter, dark and baryonic. */
  readonly omegaM: number;
  /** Dark energy. */
  readonly omegaL: number;
  /** Radiation. */
  readonly omegaR: number;
  /** Pressure over density of dark energy; -1 is a cosmological constant. */
  readonly w: number;
  /** Hubble's constant over 100 km/s/Mpc. */
  readonly h: number;
}

/** The expansion of a box whose places are comoving, velocities canonical momenta a^2 dx/dt, and time that of clock.ts. */
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
