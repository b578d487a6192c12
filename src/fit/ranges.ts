import { type Encounter, FIT_SCALE } from "./encounter.ts";

/** What is looked through, in the units of encounters. */
export interface Ranges {
  /** The second centre in the sky: seen, so not searched for. */
  readonly place: readonly [number, number];
  /** Farthest that it may be before or behind the first. */
  readonly depth: number;
  /** Largest velocity along an axis of the sky. */
  readonly speed: number;
  /** The line-of-sight velocity's range: narrow where it was measured. */
  readonly alongSight: readonly [number, number];
  /** Both masses together, and the larger over the smaller at most. */
  readonly mass: readonly [number, number];
  readonly ratio: number;
  readonly radii: readonly [number, number];
  /** Where masses were measured: outer radii of discs of mass 1, which grow with the root of the mass; `radii` is not used then. */
  readonly sizes: readonly [number, number] | null;
  /** How each disc turns in the picture where that is known: 1 counterclockwise, -1 clockwise; 0: unknown. */
  readonly sense: readonly [Sense, Sense];
}

export type Sense = -1 | 0 | 1;

/** Numbers that are searched for. */
export const SEARCHED = 12;

/** Masses that were measured, by velocities of rotation, are good to this factor. */
const MASS_WITHIN = 1.2;

/**
 * Outer radius (4.5 scale lengths) of a disc with mass 1 within it: 220 km/s at 12 kpc, as in the Milky Way. Discs of other masses have about the same surface
 * density, to this factor (0.2 dex, as the sizes of late types scatter by; Shen et al. 2003, MNRAS 343, 978).
 */
const SIZE = 0.7;
const SIZE_WITHIN = 1.6;

/** Two centres that lie nearly behind each other say little of the pair's size: then a quarter of what the light reaches does. */
const OF_LIGHT = 0.25;

/**
 * Ranges from what is seen alone: the separation (or what the compared square, of half side `half`, says), and 200 km/s at that distance where no mass is
 * given (1e11 solar masses).
 */
export function rangesFrom(
  place: readonly [number, number],
  given: { mass?: number; alongSight?: readonly [number, number]; sense?: readonly [Sense, Sense]; half?: number } = {},
): Ranges {
  const apart = Math.max(Math.hypot(...place), OF_LIGHT * (given.half ?? 0));
  const mass = given.mass ?? Math.min(60, Math.max(0.5, 1.4 * apart));
  const speed = 1.5 * Math.sqrt((2 * mass) / apart);
  return {
    place,
    depth: 2 * apart,
    speed,
    alongSight: given.alongSight ?? [-speed, speed],
    mass: given.mass === undefined ? [mass / 2, mass * 2] : [mass / MASS_WITHIN, mass * MASS_WITHIN],
    ratio: 6,
    radii: [0.15 * apart, 1.2 * apart],
    sizes: given.mass === undefined ? null : [SIZE / SIZE_WITHIN, SIZE * SIZE_WITHIN],
    sense: given.sense ?? [0, 0],
  };
}

/** Range of the velocity along the line of sight where one was measured, units of encounters: it is good to 30 km/s or a tenth. */
export function measuredAlongSight(velocity: number): readonly [number, number] {
  const within = Math.max(30 / FIT_SCALE.kms, 0.1 * Math.abs(velocity));
  return [velocity - within, velocity + within];
}

/** A coordinate that was reflected at 0 and 1 until it lies between. */
export const reflected = (u: number) => {
  const turn = ((u % 2) + 2) % 2;
  return turn > 1 ? 2 - turn : turn;
};

/**
 * Longitude and tilt of a spin of known sense from two coordinates: the hemisphere, seen from its pole and flattened so that areas stay alike, around (1/2, 1/2).
 * What lies beyond its rim comes back from there.
 */
function onHemisphere(sense: Sense, a: number, b: number): readonly [number, number] {
  const [x, y] = [2 * a - 1, 2 * b - 1];
  const rim = reflected(Math.hypot(x, y));
  const tilt = (180 / Math.PI) * Math.acos(1 - rim * rim);
  const longitude = (180 / Math.PI) * Math.atan2(y, x);
  return [longitude < 0 ? longitude + 360 : longitude, sense > 0 ? tilt : 180 - tilt];
}

/** The encounter at a point of the search, each coordinate from 0 to 1; angles go round, others are reflected at their ends. */
export function encounterAt(ranges: Ranges, at: ArrayLike<number>): Encounter {
  const between = (k: number, low: number, high: number) => low + reflected(at[k]!) * (high - low);
  const power = (k: number, low: number, high: number) => low * (high / low) ** reflected(at[k]!);
  const { place, depth, speed, alongSight, mass, ratio, radii, sizes, sense } = ranges;
  const total = power(4, mass[0], mass[1]);
  const share = power(5, 1 / ratio, ratio);
  const masses = [total / (1 + share), (total * share) / (1 + share)] as const;
  const radius = (g: 0 | 1) =>
    sizes ? Math.sqrt(masses[g]) * power(6 + g, sizes[0], sizes[1]) : power(6 + g, radii[0], radii[1]);
  const turned = (k: number) => 360 * (at[k]! - Math.floor(at[k]!));
  const spins = ([0, 1] as const).map((g) =>
    sense[g] === 0 ? ([turned(8 + g), turned(10 + g)] as const) : onHemisphere(sense[g], at[8 + g]!, at[10 + g]!),
  );
  return {
    position: [place[0], place[1], between(0, -depth, depth)],
    velocity: [between(1, -speed, speed), between(2, -speed, speed), between(3, alongSight[0], alongSight[1])],
    masses,
    radii: [radius(0), radius(1)],
    phi: [spins[0]![0], spins[1]![0]],
    theta: [spins[0]![1], spins[1]![1]],
  };
}
