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
 * and its potential follows from there outwards. Both by Simpson's rule on the kernel itself.
 */
function addSpread(force: Force, d: readonly number[], mass: number, h: number): void {
  const r = Math.hypot(...d);
  const density = (u: number) => (8 / Math.PI) * (u < 0.5 ? 1 - 6 * u * u + 6 * u ** 3 : u < 1 ? 2 * (1 - u) ** 3 : 0);
  const within = simpson((u) => 4 * Math.PI * u * u * density(u), 0, Math.min(r / h, 1));
  const beyond = simpson((u) => 4 * Math.PI * u * density(u), Math.min(r / h, 1), 1);
  if (r > 0) for (let k = 0; k < 3; k++) force[k]! += (mass * within * d[k]!) / r ** 3;
  force[3] -= mass * ((r > 0 ? within / r : 0) + beyond / h);
}

/** Simpson's rule, in two parts that meet at 1/2, where the third derivative of the spline jumps. */
function simpson(f: (u: number) => number, from: number, to: number): number {
  const middle = Math.min(Math.max(0.5, from), to);
  const part = (a: number, b: number) => {
    const steps = 64;
    const width = (b - a) / steps;
    let sum = f(a) + f(b);
    for (let k = 1; k < steps; k++) sum += (k % 2 === 1 ? 4 : 2) * f(a + k * width);
    return (sum * width) / 3;
  };
  return part(from, middle) + part(middle, to);
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
  const [x, y, z, mass] = nodeCentre.subarray(4 * node, 4 * node + 4) as unknown as Force;
  const R = [here[0]! - x, here[1]! - y, here[2]! - z];
  const Q = quadrupole ? secondMoments(nodeMoments, node) : [0, 0, 0].map(() => [0, 0, 0]);
  const r = Math.sqrt(R[0]! ** 2 + R[1]! ** 2 + R[2]! ** 2 + eps2);
  const QR = Q.map((row) => row[0]! * R[0]! + row[1]! * R[1]! + row[2]! * R[2]!);
  const RQR = QR[0]! * R[0]! + QR[1]! * R[1]! + QR[2]! * R[2]!;
  const trace = Q[0]![0]! + Q[1]![1]! + Q[2]![2]!;
  force[3] -= mass / r + (3 * RQR) / (2 * r ** 5) - trace / (2 * r ** 3);
  for (let k = 0; k < 3; k++) {
    force[k]! +=
      (-mass * R[k]!) / r ** 3 - (15 * RQR * R[k]!) / (2 * r ** 7) + (3 * (trace * R[k]! + 2 * QR[k]!)) / (2 * r ** 5);
  }
}
