import type { ComponentName } from "../../data/bodies/bodies.ts";
import type { Scaling } from "../scaling.ts";
import { MAX_CLASSES, MAX_GALAXIES, SHELLS } from "../state/profileSizes.ts";
import { type BodyClass, type Classes, quantaOf } from "./classes.ts";

/**
 * Where mass is, about the centre of each galaxy, as Bedorf (2014, chapter 5) measures merger remnants. Lengths, masses
 * and speeds in the units of the bodies.
 */
export interface Profile {
  /** Steps done. */
  readonly step: number;
  /** Time of the bodies, time units. */
  readonly time: number;
  /** Newton's constant in the units of the bodies, for circular speeds sqrt(G M(<r) / r). */
  readonly gravity: number;
  /** Radii that bound the shells: 0, logarithmic steps, infinity. Shell k lies from edges[k] to edges[k + 1]. */
  readonly edges: Float64Array;
  /** What is counted apart, in the order of `GalaxyProfile.mass` and `count`. */
  readonly classes: readonly ProfileClass[];
  /** One for each galaxy, in the order of their numbers. */
  readonly galaxies: readonly GalaxyProfile[];
  /** Does the last galaxy stand for several, for want of room? */
  readonly lumped: boolean;
}

/** One component of one galaxy; profiles count each apart. */
export interface ProfileClass {
  /** Number of the galaxy that its bodies began in. */
  readonly galaxy: number;
  /** What they are in it. */
  readonly component: ComponentName;
  /** No dark halo: true of all bodies of a galaxy that has nothing else. */
  readonly shines: boolean;
  /** Number of its bodies. */
  readonly bodies: number;
}

/** All bodies about the centre of one galaxy. */
export interface GalaxyProfile {
  /** Where its own bodies are densest: x y z, length units. */
  readonly centre: readonly [number, number, number];
  /** Their mean velocity there: x y z, velocity units. */
  readonly velocity: readonly [number, number, number];
  /** Mass in each shell, a table for each class, mass units. */
  readonly mass: readonly Float64Array[];
  /** Bodies in each shell, likewise. */
  readonly count: readonly Uint32Array[];
  /** Radius that holds half the mass of its own bodies that shine. */
  readonly halfMassRadius: number;
  /** Inside it, of all bodies that shine: mass, number, and sum m d d / mass as xx yy zz xy xz yz. */
  readonly shape: { readonly mass: number; readonly bodies: number; readonly moments: readonly number[] };
}

/** What the stages leave, in the engine's own units. */
export interface RawProfile {
  /** Centre, radius, velocity and bodies of each galaxy: 8 numbers. */
  readonly spheres: Float32Array | Float64Array;
  /** Mass in quanta, low and high word, and bodies, of each galaxy, class and shell: 3 words. */
  readonly histogram: Uint32Array;
  /** m xx, m yy, m zz, m, m xy, m xz, m yz and bodies of each group and of MAX_GALAXIES galaxies: 8 numbers. */
  readonly shapes: Float32Array | Float64Array;
}

/** Newton's constant in the units of the bodies, and the engine's own units. */
export interface ProfileUnits {
  readonly gravity: number;
  readonly scaling: Scaling;
}

/** What stays the same from profile to profile of a run. */
export interface ProfileBasis {
  readonly classes: Classes;
  /** Radii that bound the shells, length units. */
  readonly edges: Float64Array<ArrayBuffer>;
  readonly units: ProfileUnits;
}

/** What a profile says of the bodies, whatever the time, out of the raw sums. `groups`: partial sums of shapes. */
export function profileOf(
  { classes: sorted, edges, units }: ProfileBasis,
  raw: RawProfile,
  groups: number,
): Omit<Profile, "step" | "time"> {
  const { classes, galaxies, lumped } = sorted;
  return {
    gravity: units.gravity,
    edges,
    classes: classes.map(({ galaxy, component, shines, bodies }) => ({ galaxy, component, shines, bodies })),
    galaxies: Array.from({ length: galaxies }, (_, g) => galaxyProfile(raw, g, classes, units, groups)),
    lumped,
  };
}

/** Galaxy `galaxy` out of the raw sums. */
function galaxyProfile(
  raw: RawProfile,
  galaxy: number,
  classes: readonly BodyClass[],
  { gravity, scaling }: ProfileUnits,
  groups: number,
): GalaxyProfile {
  const { length, velocity } = scaling;
  // Mass units in one unit of the sums.
  const massUnit = scaling.mass / gravity;
  const sphere = [...raw.spheres.subarray(8 * galaxy, 8 * galaxy + 8)];
  const vector = (at: number, unit: number) =>
    sphere.slice(at, at + 3).map((x) => x * unit) as [number, number, number];
  const mass: Float64Array[] = [];
  const count: Uint32Array[] = [];
  classes.forEach((its, kind) => {
    const unit = massUnit / quantaOf(its, 1 / massUnit);
    const at = 3 * SHELLS * (galaxy * MAX_CLASSES + kind);
    const words = (k: number, w: number) => raw.histogram[at + 3 * k + w]!;
    mass.push(Float64Array.from({ length: SHELLS }, (_, k) => unit * (words(k, 0) + 2 ** 32 * words(k, 1))));
    count.push(Uint32Array.from({ length: SHELLS }, (_, k) => words(k, 2)));
  });
  const sum = new Float64Array(8);
  for (let group = 0; group < groups; group++) {
    for (let k = 0; k < 8; k++) sum[k]! += raw.shapes[8 * (MAX_GALAXIES * group + galaxy) + k]!;
  }
  const inside = sum[3]!;
  const moments = [sum[0]!, sum[1]!, sum[2]!, sum[4]!, sum[5]!, sum[6]!].map((x) =>
    inside > 0 ? (x / inside) * length ** 2 : 0,
  );
  return {
    centre: vector(0, length),
    velocity: vector(4, velocity),
    mass,
    count,
    halfMassRadius: sphere[3]! * length,
    shape: { mass: inside * massUnit, bodies: sum[7]!, moments },
  };
}
