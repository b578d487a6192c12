import type { GasChoice } from "./gas.ts";
import type { Space } from "./space.ts";
import { NBODY_UNITS, type Units } from "./units.ts";

/** What a body belongs to inside its galaxy. The index in this list is what `Bodies.component` stores. */
export const COMPONENTS = ["disc", "bulge", "halo", "gas", "stars", "black hole", "other", "tracer"] as const;
/** One of the names of COMPONENTS. */
export type ComponentName = (typeof COMPONENTS)[number];

/** The index of a component's name in COMPONENTS, as `Bodies.component` stores it. */
export function componentIndex(name: ComponentName): number {
  return COMPONENTS.indexOf(name);
}

/** What bodies in an expanding periodic box have besides: their time is the scale factor, and their places are comoving. */
export interface Comoving {
  /** Side of the box, length units. */
  readonly side: number;
  /** Density of matter today over the critical one. */
  readonly omegaM: number;
  /** That of dark energy. */
  readonly omegaL: number;
  /** That of radiation; absent: none. */
  readonly omegaR?: number;
  /** Pressure over density of dark energy; absent: -1, a cosmological constant. */
  readonly w?: number;
  /** Hubble's constant over 100 km/s/Mpc; it says what lengths and masses "per h" are, the run does not need it. */
  readonly h: number;
  /** The peculiar velocity a dx/dt is the scale factor to this power times what stands in the table: 1/2 in GADGET's files, 0 in SWIFT's, -1 where it is a^2 dx/dt. */
  readonly velocityPower: number;
}

/**
 * The one table of bodies that every reader, model and writer shares. Structure of arrays, in the order of the source;
 * numbers are the source's own, `units` says what they mean.
 */
export interface Bodies {
  /** Number of bodies: the length of every table below, or a third of it. */
  readonly count: number;
  /** `count` masses, in mass units; 0 or more. */
  readonly mass: Float32Array;
  /** `3 count` coordinates: x, y, z of body 0, then of body 1, ..., in length units. */
  readonly position: Float32Array;
  /** `3 count` velocities, like `position`, in velocity units. */
  readonly velocity: Float32Array;
  /** `count` galaxy numbers, 0 for the first (or only) galaxy. */
  readonly galaxy: Uint8Array;
  /** `count` indices into COMPONENTS. */
  readonly component: Uint8Array;
  /** `count` ids as the source gives them, or 0 .. count-1. */
  readonly id: Uint32Array | BigUint64Array;
  /** `count` softening lengths, in length units, where the source has them. The engine has one for all bodies and leaves them alone. */
  readonly softening?: Float32Array;
  /** `count` indices of the next element on each one's closed vortex line; only of vortex elements (data/vortices), where their lines are known. */
  readonly next?: Uint32Array;
  /** Only of bodies in an expanding box: `time` is the scale factor then. */
  readonly comoving?: Comoving;
  /** Further numbers of the bodies by their names, `count` each, where a run carries some (`EngineOptions.columns`). Files other than sessions leave them out. */
  readonly columns?: Readonly<Record<string, Float32Array<ArrayBuffer>>>;
  /** What the gas among them is and does: bodies whose column `internalEnergy` is above 0. */
  readonly gas?: GasChoice;
  /** External fields that they are in, each as `--potential` takes it (physics/external/choice). Files other than sessions leave them out. */
  readonly fields?: readonly string[];
  /** The periodic box that they are in, as an engine takes them (comoving.ts: `expanding`); absent: open space. In files `comoving` says it. */
  readonly space?: Space;
  /** Time of the snapshot, in time units (length over velocity). */
  readonly time: number;
  /** What one unit of length, mass and velocity is, and Newton's constant in them. */
  readonly units: Units;
}

/** A table of `count` bodies at rest at the origin, massless, in galaxy 0, numbered in order. */
export function emptyBodies(count: number, units: Units = NBODY_UNITS): Bodies {
  const id = new Uint32Array(count);
  for (let i = 0; i < count; i++) id[i] = i;
  return {
    count,
    mass: new Float32Array(count),
    position: new Float32Array(3 * count),
    velocity: new Float32Array(3 * count),
    galaxy: new Uint8Array(count),
    component: new Uint8Array(count),
    id,
    time: 0,
    units,
  };
}
