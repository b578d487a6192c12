import type { Floats } from "./contract.ts";

/** Acceleration (3) and potential that add up. */
export type Force = [number, number, number, number];

/**
 * Adds body j: a = m d / (d^2 + eps^2)^(3/2), phi = -m / (d^2 + eps^2)^(1/2), d from `here` to the body (Plummer softening, G = 1). Nothing where both
 * d and eps are 0.
 */
export function addBody(force: Force, here: readonly number[], posMass: Floats, j: number, eps2: number): void {
  const x = posMass[4 * j]! - here[0]!;
  const y = posMass[4 * j + 1]! - here[1]!;
  const z = posMass[4 * j + 2]! - here[2]!;
  const mass = posMass[4 * j + 3]!;
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
): void {
  const [x, y, z, mass] = nodeCentre.subarray(4 * node, 4 * node + 4) as unknown as Force;
  const R = [here[0]! - x, here[1]! - y, here[2]! - z];
  const Q = secondMoments(nodeMoments, node);
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
