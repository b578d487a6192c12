import type { Bodies } from "../data/bodies/bodies.ts";

/**
 * What one unit inside the engine is in the units of the bodies: powers of two, so that going in and out rounds nothing and
 * the same bodies in units of 2^k are the same numbers inside. There the bulk of the bodies has a size near 1 and they all
 * together a mass near 1 (times Newton's constant), whatever their units are: SI lengths squared leave float32.
 */
export interface Scaling {
  /** Length units. */
  readonly length: number;
  /** Mass units times Newton's constant. */
  readonly mass: number;
  /** Velocity units, near the square root of mass over length. */
  readonly velocity: number;
  /** Mass over length squared. */
  readonly acceleration: number;
  /** Mass over length, of potentials. */
  readonly potential: number;
}

/** Bodies whose places are looked at. */
const SAMPLE = 4096;
/** Shares of the bodies that may be the bulk: the smallest that has any extent. */
const SHARES = [0.5, 0.75, 0.9, 1];

/** Bodies as they are: one unit inside is one outside. */
export const UNSCALED: Scaling = { length: 1, mass: 1, velocity: 1, acceleration: 1, potential: 1 };

/** Exponent of the largest power of two that is not above `x`; 0 where there is none. */
export function exponent(x: number): number {
  if (!(x > 0 && x < Number.POSITIVE_INFINITY)) return 0;
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, x);
  return ((bits.getUint16(0) >> 4) & 2047) - 1023;
}

const middle = (sorted: Float64Array, share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/**
 * Half the side of the cube that holds the bulk of the bodies, length units: the median distance, along one axis, from the
 * median place. Far bodies don't move it. Where bodies have no extent, how far they are from the origin.
 */
export function bulkSize({ count, position }: Pick<Bodies, "count" | "position">): number {
  const stride = Math.max(1, Math.floor(count / SAMPLE));
  const places: number[] = [];
  for (let i = 0; i < count; i += stride) {
    if ([0, 1, 2].every((k) => Number.isFinite(position[3 * i + k]!))) places.push(i);
  }
  const axis = (k: number) => Float64Array.from(places, (i) => position[3 * i + k]!);
  const axes = [axis(0), axis(1), axis(2)] as const;
  const centre = axes.map((all) => middle(all.slice().sort(), 0.5));
  const farthest = (from: readonly number[]) =>
    Float64Array.from(places, (_, j) => Math.max(...axes.map((all, k) => Math.abs(all[j]! - from[k]!)))).sort();
  const spread = farthest(centre);
  const share = SHARES.find((s) => middle(spread, s) > 0);
  return share === undefined ? middle(farthest([0, 0, 0]), 1) : middle(spread, share);
}

/** The scaling of some bodies; `gravity`: Newton's constant in their units. */
export function scalingOf(bodies: Bodies, gravity: number): Scaling {
  let total = 0;
  for (const m of bodies.mass) if (Number.isFinite(m)) total += m;
  const length = exponent(bulkSize(bodies));
  const mass = exponent(total * gravity);
  return {
    length: 2 ** length,
    mass: 2 ** mass,
    velocity: 2 ** Math.floor((mass - length) / 2),
    acceleration: 2 ** (mass - 2 * length),
    potential: 2 ** (mass - length),
  };
}
