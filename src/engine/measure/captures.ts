import { CONSTANTS } from "../../gpu/constants.gen.ts";
import type { Scaling } from "../scaling.ts";

/** The core of a galaxy, in the units of the bodies. */
export interface Core {
  /** Of its middle. */
  readonly position: readonly [number, number, number];
  /** Mean of the bodies there. */
  readonly velocity: readonly [number, number, number];
  /** Times Newton's constant. */
  readonly mass: number;
  /** Scale of the core, length units. */
  readonly width: number;
}

/** Time of a body that was not captured, on the GPU. */
export const NEVER = Math.fround(CONSTANTS["measure/capture"].NEVER);

/** Galaxies at most whose cores are looked at. */
export const MAX_CORES = CONSTANTS.follow.CORES;

/** x y z width | velocity, mass of each core, in the engine's units. */
export function packCores(cores: readonly Core[], { length, velocity, mass }: Scaling): number[] {
  return cores.slice(0, MAX_CORES).flatMap((core) => {
    const place = [...core.position, core.width].map((x) => x / length);
    return [...place, ...core.velocity.map((x) => x / velocity), core.mass / mass];
  });
}

/** Squared velocities of an engine in units of its potentials. */
export const kineticUnit = ({ velocity, potential }: Scaling): number => velocity ** 2 / potential;

/** Time of an engine in the units of its bodies. */
export const engineTime = ({ length, velocity }: Scaling): number => length / velocity;
