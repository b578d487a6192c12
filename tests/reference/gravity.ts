import type { Floats } from "./contract.ts";

/** Acceleration (3) and potential that add up. */
export type Force = [number, number, number, number];

/** What softens the force of a body: Plummer's length squared, or the radius of a spline. */
export interface Softening {
  readonly eps2: number;
  readonly spline: number;
}

/**
 * Adds body j with mass spread by the cubic spline kernel of radius h (Springel 2005, Eq. 4): its field is that of the mass within the distance,
 * and its potential follows from there outwards. Both by Gauss's rule on the kernel itself.
 */
function addSpread(force: Force, d: readonly number[], mass: number, h: number): void {
  const r = Math.hypot(...d);
  const within = integral((u) => 4 * Math.PI * u * u * density(u), 0, Math.min(r / h, 1));
  const beyond = integral((u) => 4 * Math.PI * u * density(u), Math.min(r / h, 1), 1);
  if (r > 0) for (let k = 0; k < 3; k++) force[k]! += (mass * within * d[k]!) / (r * r * r);
  force[3] -= mass * ((r > 0 ? within / r : 0) + beyond / h);
}

/** Density of the kernel of mass and radius 1 at u. */
function density(u: number): number {
  const edge = 1 - u;
  return (8 / Math.PI) * (u < 0.5 ? 1 - 6 * u * u * edge : u < 1 ? 2 * edge * edge * edge : 0);
}

/** Gauss's three points in -1 to 1 and their weights: exact up to the fifth power, which is all that these kernels have. */
const GAUSS = [
  [-Math.sqrt(0.6), 5 / 9],
  [0, 8 / 9],
  [Math.sqrt(0.6), 5 / 9],
] as const;

/** Gauss's rule, in two parts that meet at 1/2, where the third derivative of the spline jumps. */
function integral(f: (u: number) => number, from: number, to: number): number {
  const middle = Math.min(Math.max(0.5, from), to);
  let sum = 0;
  for (const [a, b] of [
    [from, middle],
    [middle, to],
  ] as const) {
    const half = 0.5 * (b - a);
    for (const [place, weight] of GAUSS) sum += half * weight * f(a + half * (1 + place));
  }
  return sum;
}

/**
 * Adds body j: a = m d / (d^2 + eps^2)^(3/2), phi = -m / (d^2 + eps^2)^(1/2), d from `here` to the body (Plummer softening, G = 1). Nothing where both
 * d and eps are 0.
 */
export function addBody(
  force: Force,
  here: readonly number[],
  posMass: Floats,
  j: number,
  { eps2, spline }: Softening,
): void {
  const x = posMass[4 * j]! - here[0]!;
  const y = posMass[4 * j + 1]! - here[1]!;
  const z = posMass[4 * j + 2]! - here[2]!;
  const mass = posMass[4 * j + 3]!;
  if (spline > 0) {
    addSpread(force, [x, y, z], mass, spline);
    return;
  }
  const r2 = x * x + y * y + z * z + eps2;
  if (r2 === 0) return;
  const r = Math.sqrt(r2);
  const pull = mass / (r2 * r);
  force[0] += pull * x;
  force[1] += pull * y;
  force[2] += pull * z;
  force[3] -= mass / r;
}

/** Second moments of a node about its centre of mass, sum m d d, as a matrix. */
export function secondMoments(nodeMoments: Floats, node: number): number[][] {
  const [xx, yy, zz, trace, xy, xz, yz] = nodeMoments.subarray(8 * node, 8 * node + 7) as unknown as number[];
  const third = (v: number) => v / 3;
  return [
    [third(xx! + trace!), third(xy!), third(xz!)],
    [third(xy!), third(yy! + trace!), third(yz!)],
    [third(xz!), third(yz!), third(zz! + trace!)],
  ];
}

/**
 * Adds a node by its first three moments: phi = -(M g + sum_ij Q_ij d_i d_j g / 2) with g = (R^2 + eps^2)^(-1/2), R from the node to `here`,
 * Q the second moments, and a = -grad phi: Taylor's series of the softened potential, written out without shortcuts.
 */
export function addCell(
  force: Force,
  here: readonly number[],
  nodeCentre: Floats,
  nodeMoments: Floats,
  node: number,
  eps2: number,
  quadrupole = true,
): void {
  const x = here[0]! - nodeCentre[4 * node]!;
  const y = here[1]! - nodeCentre[4 * node + 1]!;
  const z = here[2]! - nodeCentre[4 * node + 2]!;
  const mass = nodeCentre[4 * node + 3]!;
  // One number at a time, and powers by products: tables of three and Math.pow took most of the time of a walk's twin.
  const at = 8 * node;
  const third = quadrupole ? 1 / 3 : 0;
  const all = nodeMoments[at + 3]!;
  const xx = third * (nodeMoments[at]! + all);
  const yy = third * (nodeMoments[at + 1]! + all);
  const zz = third * (nodeMoments[at + 2]! + all);
  const xy = third * nodeMoments[at + 4]!;
  const xz = third * nodeMoments[at + 5]!;
  const yz = third * nodeMoments[at + 6]!;
  const r2 = x * x + y * y + z * z + eps2;
  const r = Math.sqrt(r2);
  const r3 = r2 * r;
  const r5 = r3 * r2;
  const r7 = r5 * r2;
  const qx = xx * x + xy * y + xz * z;
  const qy = xy * x + yy * y + yz * z;
  const qz = xz * x + yz * y + zz * z;
  const form = qx * x + qy * y + qz * z;
  const trace = xx + yy + zz;
  force[3] -= mass / r + (3 * form) / (2 * r5) - trace / (2 * r3);
  const radial = -mass / r3 - (15 * form) / (2 * r7) + (3 * trace) / (2 * r5);
  force[0] += radial * x + (3 * qx) / r5;
  force[1] += radial * y + (3 * qy) / r5;
  force[2] += radial * z + (3 * qz) / r5;
}
