import type { Core, GpuEngine } from "../engine/index.ts";

/** What the picture reads of the engine: buffers whose order changes every step, the ids that undo it, and their units. */
export type DrawnBodies = Pick<GpuEngine, "count" | "scaling"> & {
  readonly buffers: Pick<
    GpuEngine["buffers"],
    "posMass" | "velocity" | "acceleration" | "id" | "fixedVelocity" | "gasState" | "gasSpare" | "metallicity"
  >;
};

/** What stays with a body for good, and the scales of the run: in the units of the bodies, or of the scene (sceneUnits.ts). */
export interface Appearance {
  /** Two words a body in the original order: galaxy | component << 8 | own colour << 16 (0: none), and the bits of its share of the light (sum 1). */
  readonly traits: Uint32Array<ArrayBuffer>;
  /** Typical (root mean square) speed, velocity units. */
  readonly speed: number;
  /** Mean velocity, weighted by mass: velocity units. Velocities along the line of sight are against it. */
  readonly drift: readonly [number, number, number];
  /** Typical depth of the potential: mass times Newton's constant over length. */
  readonly depth: number;
  /** Radius that holds nearly all the light, length units. */
  readonly radius: number;
  /** Typical density: the mean one inside that radius; mass times Newton's constant. */
  readonly density: number;
  /** All mass, mass units, and the gravitational constant: their product is the unit of the engine's masses. */
  readonly mass: number;
  readonly gravity: number;
  /** Are they parts of a haze? Then none has a point in the middle of its image. */
  readonly haze?: boolean;
  /** Solar masses per square parsec where all mass over the radius squared is per area; 0: there is no dust. */
  readonly surface: number;
  /**
   * Of bodies with gas: years in a time unit of the bodies, the density at which stars begin to form, and kelvins of ionised gas whose internal energy is a
   * squared unit of velocity (absent: units have no scale). Where stars form, parts of the gas that become stars in 1e9 years at that density, and at eight to
   * each doubling of it.
   */
  readonly gas?:
    | {
        readonly years: number;
        readonly threshold: number;
        readonly heat?: number;
        readonly rates?: Float32Array<ArrayBuffer>;
      }
    | undefined;
  /** Names of the components, by the number that traits hold. */
  readonly components: readonly string[];
  /** Typical time: radius over speed. */
  readonly time: number;
  /** The galaxies at the start, of two or more, always in the units of the bodies; none where there is one. */
  readonly cores: readonly Core[];
}
