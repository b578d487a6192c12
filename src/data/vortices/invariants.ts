import { INDUCED, type VortexElements } from "./elements.ts";

/** What a flow without viscosity keeps, and how its vorticity is stretched; sums in float64. */
export interface VortexInvariants {
  /** Sum of all strengths (0 for closed tubes), length cubed over time. */
  readonly vorticity: [number, number, number];
  /** Sum of the strengths' sizes: grows as tubes are stretched. */
  readonly strength: number;
  /** Linear impulse over density, sum of x cross G / 2: length to the fourth over time. */
  readonly impulse: [number, number, number];
  /** Angular impulse over density, sum of x cross (x cross G) / 3. */
  readonly angularImpulse: [number, number, number];
  /** Of each tube, around the z axis: sum of (x G_y - y G_x) / (2 pi (x^2 + y^2)); of a ring about that axis its circulation. */
  readonly circulation: readonly number[];
  /** Of each tube: distance from the z axis and height of its strengths' centre, by the sizes of strengths. */
  readonly rings: readonly { readonly radius: number; readonly height: number }[];
}

/** What follows from velocities too. */
export interface VortexEnergies {
  /** Kinetic energy over density, sum of u . (x cross G) (Lamb 1932, section 153): length to the fifth over time squared. */
  readonly energy: number;
  /** Sum of G . curl u. */
  readonly enstrophy: number;
  /** Sum of G . u: how tubes are knotted and linked. */
  readonly helicity: number;
}

type Vector = [number, number, number];

const vectorAt = (table: Float32Array, i: number, stride = 3): Vector => [
  table[stride * i]!,
  table[stride * i + 1]!,
  table[stride * i + 2]!,
];
const cross = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [b * z - c * y, c * x - a * z, a * y - b * x];
const dot = ([a, b, c]: Vector, [x, y, z]: Vector) => a * x + b * y + c * z;

/** Circulation, impulses, rings of some elements. */
export function invariantsOf({ count, position, strength, tube }: VortexElements): VortexInvariants {
  const vorticity: Vector = [0, 0, 0];
  const impulse: Vector = [0, 0, 0];
  const angularImpulse: Vector = [0, 0, 0];
  const tubes = 1 + tube.reduce((most, k) => Math.max(most, k), 0);
  const circulation = new Array<number>(tubes).fill(0);
  const sums = Array.from({ length: tubes }, () => ({ size: 0, radius: 0, height: 0 }));
  let all = 0;
  for (let i = 0; i < count; i++) {
    const x = vectorAt(position, i);
    const g = vectorAt(strength, i);
    const turned = cross(x, g);
    const twice = cross(x, turned);
    for (let k = 0; k < 3; k++) {
      vorticity[k]! += g[k]!;
      impulse[k]! += turned[k]! / 2;
      angularImpulse[k]! += twice[k]! / 3;
    }
    const r2 = x[0] ** 2 + x[1] ** 2;
    const size = Math.hypot(...g);
    const own = sums[tube[i]!]!;
    if (r2 > 0) circulation[tube[i]!]! += (x[0] * g[1] - x[1] * g[0]) / (2 * Math.PI * r2);
    own.size += size;
    own.radius += size * Math.sqrt(r2);
    own.height += size * x[2];
    all += size;
  }
  const rings = sums.map(({ size, radius, height }) => ({
    radius: radius / (size || 1),
    height: height / (size || 1),
  }));
  return { vorticity, strength: all, impulse, angularImpulse, circulation, rings };
}

/** The curl of the velocity at element i; `induced`: INDUCED numbers an element. */
export function curlAt(induced: ArrayLike<number>, i: number): [number, number, number] {
  const slope = (row: number, column: number) => induced[INDUCED * i + 3 + 3 * row + column]!;
  return [slope(2, 1) - slope(1, 2), slope(0, 2) - slope(2, 0), slope(1, 0) - slope(0, 1)];
}

/** Energy, enstrophy, helicity; `induced`: INDUCED numbers an element. */
export function energiesOf({ count, position, strength }: VortexElements, induced: Float32Array): VortexEnergies {
  let [energy, enstrophy, helicity] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const g = vectorAt(strength, i);
    const u = vectorAt(induced, i, INDUCED);
    energy += dot(u, cross(vectorAt(position, i), g));
    enstrophy += dot(g, curlAt(induced, i));
    helicity += dot(g, u);
  }
  return { energy, enstrophy, helicity };
}
