import type { Bodies } from "../data/bodies/bodies.ts";

/** Where a galaxy is, how it moves and about which axis its disc turns. */
export interface GalaxyFrame {
  readonly centre: readonly [number, number, number];
  readonly velocity: readonly [number, number, number];
  /** A unit vector. */
  readonly spin: readonly [number, number, number];
  /** Two unit vectors across it, the second a quarter turn after the first. */
  readonly plane: readonly [readonly [number, number, number], readonly [number, number, number]];
  /** Radius that holds half of its shining bodies. */
  readonly size: number;
}

/** How far along the two axes of its disc's plane a place is from a galaxy's middle, length units. */
export function ontoPlane({ centre, plane }: GalaxyFrame, x: number, y: number, z: number, to: Float64Array): void {
  const [dx, dy, dz] = [x - centre[0], y - centre[1], z - centre[2]];
  for (let k = 0; k < 2; k++) to[k] = dx * plane[k]![0] + dy * plane[k]![1] + dz * plane[k]![2];
}

/** The frame of each galaxy by its number; `shining`: bodies with light, `density` about each of these. */
export function galaxyFrames(bodies: Bodies, shining: Uint32Array, density: Float32Array): GalaxyFrame[] {
  const { position, velocity, mass, galaxy } = bodies;
  const count = shining.reduce((most, i) => Math.max(most, galaxy[i]!), 0) + 1;
  // The mean place and motion weighted by the density is that of the core (Casertano & Hut 1985, ApJ 298, 80).
  const sums = Array.from({ length: count }, () => new Float64Array(7));
  shining.forEach((i, k) => {
    const sum = sums[galaxy[i]!]!;
    const weight = mass[i]! * density[k]!;
    sum[0]! += weight;
    for (let axis = 0; axis < 3; axis++) {
      sum[1 + axis]! += weight * position[3 * i + axis]!;
      sum[4 + axis]! += weight * velocity[3 * i + axis]!;
    }
  });
  return sums.map((sum, number) => {
    const whole = sum[0]! || 1;
    const centre = [sum[1]! / whole, sum[2]! / whole, sum[3]! / whole] as const;
    const moving = [sum[4]! / whole, sum[5]! / whole, sum[6]! / whole] as const;
    const distances: number[] = [];
    for (let k = 0; k < shining.length; k += Math.max(1, Math.floor(shining.length / 20_000))) {
      const i = shining[k]!;
      if (galaxy[i] !== number) continue;
      distances.push(
        Math.hypot(position[3 * i]! - centre[0], position[3 * i + 1]! - centre[1], position[3 * i + 2]! - centre[2]),
      );
    }
    distances.sort((a, b) => a - b);
    const size = distances[distances.length >> 1] || 1;
    const turn = [0, 0, 0];
    for (const i of shining) {
      if (galaxy[i] !== number || bodies.component[i] !== 0) continue;
      const [x, y, z] = [0, 1, 2].map((axis) => position[3 * i + axis]! - centre[axis]!) as [number, number, number];
      if (Math.hypot(x, y, z) > size) continue;
      const [u, v, w] = [0, 1, 2].map((axis) => velocity[3 * i + axis]! - moving[axis]!) as [number, number, number];
      turn[0]! += y * w - z * v;
      turn[1]! += z * u - x * w;
      turn[2]! += x * v - y * u;
    }
    const length = Math.hypot(turn[0]!, turn[1]!, turn[2]!);
    const spin =
      length > 0 ? ([turn[0]! / length, turn[1]! / length, turn[2]! / length] as const) : ([0, 0, 1] as const);
    return { centre, velocity: moving, spin, plane: across(spin), size };
  });
}

function across([x, y, z]: GalaxyFrame["spin"]): GalaxyFrame["plane"] {
  // The axis farthest from the spin, less its part along it.
  const axis = Math.abs(x) < 0.6 ? [1, 0, 0] : [0, 1, 0];
  const along = axis[0]! * x + axis[1]! * y;
  const [a, b, c] = [axis[0]! - along * x, axis[1]! - along * y, -along * z];
  const length = Math.hypot(a, b, c);
  const [p, q, r] = [a / length, b / length, c / length];
  return [
    [p, q, r],
    [y * r - z * q, z * p - x * r, x * q - y * p],
  ];
}
