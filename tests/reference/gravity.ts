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

/** Numbers of a node in its table of moments: 8, or 24 with third and fourth moments. */
export const momentsOf = (nodeCentre: Floats, nodeMoments: Floats): number =>
  (4 * nodeMoments.length) / nodeCentre.length;

/** Second moments of a node about its centre of mass, sum m d d, as a matrix. */
export function secondMoments(nodeCentre: Floats, nodeMoments: Floats, node: number): number[][] {
  const at = momentsOf(nodeCentre, nodeMoments) * node;
  const [xx, yy, zz, trace, xy, xz, yz] = nodeMoments.subarray(at, at + 7) as unknown as number[];
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
  const each = momentsOf(nodeCentre, nodeMoments);
  const at = each * node;
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
  if (quadrupole && each > 8) addHigh(force, [x, y, z], r, highMoments(nodeMoments, node));
}

/**
 * Adds third and fourth moments O and H, free of trace: phi = -(5/2 sum_ijk O_ijk R_i R_j R_k / r^7 + 35/8 sum_ijkl H_ijkl R_i R_j R_k R_l / r^9), R from the node
 * to the target, and a = -grad phi, index by index.
 */
function addHigh(force: Force, R: readonly number[], r: number, all: Float64Array): void {
  // O and H along R but for one index, and along R.
  const third = [0, 0, 0];
  const fourth = [0, 0, 0];
  let at = 0;
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++) for (let k = 0; k < 3; k++) third[i]! += all[at++]! * R[j]! * R[k]!;
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++)
      for (let k = 0; k < 3; k++) for (let l = 0; l < 3; l++) fourth[i]! += all[at++]! * R[j]! * R[k]! * R[l]!;
  const o = third.reduce((sum, x, i) => sum + x * R[i]!, 0);
  const h = fourth.reduce((sum, x, i) => sum + x * R[i]!, 0);
  const r7 = r ** 7;
  const r9 = r7 * r * r;
  force[3] -= (2.5 * o) / r7 + (4.375 * h) / r9;
  for (let i = 0; i < 3; i++) {
    force[i]! += 2.5 * ((3 * third[i]!) / r7 - (7 * o * R[i]!) / r9);
    force[i]! += 4.375 * ((4 * fourth[i]!) / r9 - (9 * h * R[i]!) / (r9 * r * r));
  }
}

/** Names of the numbers behind the first eight: 0 x, 1 y, 2 z. */
export const HIGH = ["000", "001", "002", "011", "012", "111", "112", "1112"].concat(
  ["0000", "0001", "0011", "0111"],
  ["1111", "0002", "0012", "0112"],
);

/** The components of each node's third and then fourth moments, which many targets ask for. */
const expanded = new WeakMap<Floats, Map<number, Float64Array>>();

function highMoments(nodeMoments: Floats, node: number): Float64Array {
  let nodes = expanded.get(nodeMoments);
  if (!nodes) {
    nodes = new Map();
    expanded.set(nodeMoments, nodes);
  }
  let all = nodes.get(node);
  if (!all) {
    all = Float64Array.from(wholeMoments(nodeMoments.subarray(24 * node + 8, 24 * node + 24)));
    nodes.set(node, all);
  }
  return all;
}

/** All components from those that are kept: with two z more of them follow, as they have no trace. */
export function wholeMoments(high: Floats): number[] {
  const of = (indices: readonly number[]): number => {
    const sorted = [...indices].sort();
    const known = HIGH.indexOf(sorted.join(""));
    if (known >= 0) return high[known]!;
    // Two z are minus two x and minus two y.
    const rest = sorted.slice(0, -2);
    return -of([...rest, 0, 0]) - of([...rest, 1, 1]);
  };
  const all = [0, 1, 2];
  const pairs = all.flatMap((i) => all.map((j) => [i, j]));
  const triples = pairs.flatMap((pair) => all.map((k) => [...pair, k]));
  return [...triples, ...triples.flatMap((triple) => all.map((l) => [...triple, l]))].map(of);
}
