/** Sizes that shaders/shared/sight.wgsl and the stages of shaders/render state. */

/** The selected body, then those with a trail. */
export const CHOSEN = 17;
export const TRAILS = 16;
/** Pictures that a trail reaches back. */
export const SLOTS = 512;
export const NOBODY = 0xffffffff;
/** Galaxies whose centres are followed: the first ones. */
export const GALAXIES = 8;
/** Workgroups that share a galaxy's sums. */
export const SHARES = 64;
/** Words of `meetings` before its two lists, and room of each. */
export const MEETINGS_HEAD = 16;
export const MEETINGS_ROOM = 32768;

/** Points of each galaxy's predicted path. */
export const PATH = 256;

/** Numbers of one chosen body in `tracked`: x y z mass | velocity | acceleration, potential. */
export const TRACKED_FLOATS = 12;

/** The core of a galaxy: x y z width | velocity, mass. */
export interface Core {
  readonly position: readonly [number, number, number];
  readonly velocity: readonly [number, number, number];
  /** Times Newton's constant. */
  readonly mass: number;
  /** Scale of the core, length units. */
  readonly width: number;
}
