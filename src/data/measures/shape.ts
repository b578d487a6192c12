import type { Bodies } from "../bodies/bodies.ts";
import type { Place } from "./densestPoint.ts";
import { semiAxes } from "./semiAxes.ts";

/** How a galaxy is stretched within a radius. */
export interface Shape {
  /** Semi-axes a >= b >= c of the ellipsoid that was looked at, length units; their product is the radius cubed. */
  readonly axes: readonly [number, number, number];
  /** Bodies in it. */
  readonly bodies: number;
}

/** Bodies that a shape needs at least: with 100 an axis is known to 7 %. */
const FEWEST = 100;
const ROUNDS = 60;
/** Relative change of a moment at which the ellipsoid stands. */
const SAME = 1e-4;

/**
 * Semi-axes from the inertia tensor: of the chosen bodies in an ellipsoid as large as the sphere of this radius, which takes
 * on the shape of the bodies in it until it no longer changes (Katz 1991, ApJ 368, 325; Dubinski & Carlberg 1991, ApJ 378,
 * 496). A sphere that stays one would show g / 5 of what is not round where the density falls as r^-g. So scatter counts 5 / g times
 * here, and where the density is even there is no shape to find. Null where fewer than 100 bodies are in it, or all in a plane.
 */
export function shapeWithin(
  { position, mass }: Pick<Bodies, "position" | "mass">,
  chosen: Uint32Array,
  [x, y, z]: Place,
  radius: number,
): Shape | null {
  // xx yy zz xy xz yz of the ellipsoid: squares of its axes where it is not turned.
  let ellipsoid: readonly number[] = [radius ** 2, radius ** 2, radius ** 2, 0, 0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const [xx, yy, zz, xy, xz, yz] = inverse(ellipsoid);
    const sum = [0, 0, 0, 0, 0, 0];
    let bodies = 0;
    for (const i of chosen) {
      const [dx, dy, dz] = [position[3 * i]! - x, position[3 * i + 1]! - y, position[3 * i + 2]! - z];
      const q = xx * dx * dx + yy * dy * dy + zz * dz * dz + 2 * (xy * dx * dy + xz * dx * dz + yz * dy * dz);
      if (!(q < 1)) continue;
      bodies++;
      const m = mass[i]!;
      sum[0]! += m * dx * dx;
      sum[1]! += m * dy * dy;
      sum[2]! += m * dz * dz;
      sum[3]! += m * dx * dy;
      sum[4]! += m * dx * dz;
      sum[5]! += m * dy * dz;
    }
    const size = determinant(sum);
    if (bodies < FEWEST || !(size > 0)) return null;
    const factor = radius ** 2 / Math.cbrt(size);
    const next = sum.map((moment) => moment * factor);
    const change = Math.max(...next.map((moment, k) => Math.abs(moment - ellipsoid[k]!)));
    ellipsoid = next;
    if (change < SAME * radius ** 2 || round === ROUNDS - 1) return { axes: semiAxes(ellipsoid), bodies };
  }
  return null;
}

/** b/a, c/a and c/b. */
export function axisRatios([a, b, c]: readonly [number, number, number]): [number, number, number] {
  return [b / a, c / a, c / b];
}

type Moments = readonly [number, number, number, number, number, number];

function determinant(moments: readonly number[]): number {
  const [xx, yy, zz, xy, xz, yz] = moments as Moments;
  return xx * (yy * zz - yz * yz) - xy * (xy * zz - yz * xz) + xz * (xy * yz - yy * xz);
}

function inverse(moments: readonly number[]): Moments {
  const [xx, yy, zz, xy, xz, yz] = moments as Moments;
  const d = determinant(moments);
  return [
    (yy * zz - yz * yz) / d,
    (xx * zz - xz * xz) / d,
    (xx * yy - xy * xy) / d,
    (xz * yz - xy * zz) / d,
    (xy * yz - xz * yy) / d,
    (xy * xz - xx * yz) / d,
  ];
}
