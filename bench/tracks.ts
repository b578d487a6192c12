import type { Bodies } from "../src/data/bodies/bodies.ts";

/** What is seen of a cluster at one time. */
export interface Look {
  readonly time: number;
  /** Relative, of all bodies, by direct sums. */
  readonly energyError: number;
  /** From the galaxy's middle to the cluster's: x y z. */
  readonly offset: readonly number[];
  /** Of all bodies that it began with. */
  readonly halfMassRadius: number;
}

/** A sphere shrinks by this much, while it holds a tenth of the bodies. */
const SHRINK = 0.8;
const LEAST_SHARE = 0.1;

const distance = (position: Float32Array, i: number, to: readonly number[]) =>
  Math.sqrt(
    (position[3 * i]! - to[0]!) ** 2 + (position[3 * i + 1]! - to[1]!) ** 2 + (position[3 * i + 2]! - to[2]!) ** 2,
  );

/** Middle of the chosen bodies: the mean place in a sphere that shrinks about the last one (Power+ 2003, 2.5), of bodies that weigh the same. */
export function middleOf({ position }: Pick<Bodies, "position">, chosen: Uint32Array): readonly number[] {
  let inside = chosen;
  let middle: readonly number[] = [0, 0, 0];
  let radius = Number.POSITIVE_INFINITY;
  while (inside.length > 0 && inside.length >= LEAST_SHARE * chosen.length) {
    const sum = [0, 0, 0];
    for (const i of inside) for (let k = 0; k < 3; k++) sum[k]! += position[3 * i + k]!;
    const mean = sum.map((x) => x / inside.length);
    middle = mean;
    if (!Number.isFinite(radius)) radius = inside.reduce((most, i) => Math.max(most, distance(position, i, mean)), 0);
    radius *= SHRINK;
    inside = chosen.filter((i) => distance(position, i, mean) < radius);
  }
  return middle;
}

/** Radius about a place that holds half of the chosen bodies, which weigh the same. */
export function halfMassRadius(
  { position }: Pick<Bodies, "position">,
  chosen: Uint32Array,
  middle: readonly number[],
): number {
  const sorted = Float64Array.from(chosen, (i) => distance(position, i, middle)).sort();
  return sorted[(sorted.length - 1) >> 1]!;
}

/** The largest differences between two tracks at the times that both have: of the cluster's place, its distance from the galaxy's middle, and relative ones of its half-mass radius. */
export function largestDifference(a: readonly Look[], b: readonly Look[]) {
  const most = { until: 0, place: 0, distance: 0, halfMassRadius: 0 };
  for (const [k, one] of a.entries()) {
    const other = b[k];
    if (!other || Math.abs(one.time - other.time) > 1e-6) break;
    most.until = one.time;
    most.place = Math.max(most.place, Math.hypot(...one.offset.map((x, c) => x - other.offset[c]!)));
    most.distance = Math.max(most.distance, Math.abs(Math.hypot(...one.offset) - Math.hypot(...other.offset)));
    most.halfMassRadius = Math.max(most.halfMassRadius, Math.abs(one.halfMassRadius / other.halfMassRadius - 1));
  }
  return most;
}
