import { cos, sin } from "../models/portable.ts";
import type { Sample, Vector } from "../models/sample.ts";

const RADIANS = Math.PI / 180;

/**
 * The spin of a disc of inclination i whose ascending node lies at longitude N: (sin N sin i, -cos N sin i, cos i).
 * Degrees. The orbit's angular momentum is +z, so i < 90 is prograde and i > 90 retrograde.
 */
export function spinOf(inclination: number, node: number): Vector {
  const [i, n] = [inclination * RADIANS, node * RADIANS];
  return [sin(n) * sin(i), -cos(n) * sin(i), cos(i)];
}

/**
 * Longitude of the node from Toomre & Toomre's argument of pericentre (1972, ApJ 178, 623): the angle, in the orbit's
 * plane, from the node to the place where the partner stands at pericentre. The first galaxy sees the second one pass
 * on +x, the second sees the first on -x, so equal angles make a symmetric encounter.
 */
export const nodeOf = (argument: number, second: boolean): number => (second ? 180 : 0) - argument;

/** Turns a galaxy whose spin is +z: by the inclination about x, then by the node's longitude about z. */
export function orient(sample: Sample, inclination: number, node: number): void {
  const [ci, si] = [cos(inclination * RADIANS), sin(inclination * RADIANS)];
  const [cn, sn] = [cos(node * RADIANS), sin(node * RADIANS)];
  for (const t of [sample.position, sample.velocity]) {
    for (let i = 0; i < 3 * sample.count; i += 3) {
      const x = t[i]!;
      const y = ci * t[i + 1]! - si * t[i + 2]!;
      t[i + 2] = si * t[i + 1]! + ci * t[i + 2]!;
      t[i] = cn * x - sn * y;
      t[i + 1] = sn * x + cn * y;
    }
  }
}
