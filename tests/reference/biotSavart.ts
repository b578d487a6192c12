import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import type { Floats } from "./contract.ts";
import { wholeMoments } from "./gravity.ts";

/** What shaders/shared/biotSavart.wgsl writes of an element: rows du_i/dx_j, u_i; what neighbours exchange. */
export type Induced = Float64Array;

/** Core radii beyond which elements of a cell act as points. */
export const { CORE_REACH } = CONSTANTS.biotSavart;

/** Numbers of a cell in nodeStrengths: its record, and with hexadecapoles two more of them. */
export const STRENGTHS = 28;
export const HIGH_STRENGTHS = 3 * STRENGTHS;
export const strengthsOf = (hexadecapole = 0) => (hexadecapole === 1 ? HIGH_STRENGTHS : STRENGTHS);

const AXES = [0, 1, 2] as const;

/** The sign of the permutation i j k of x y z, 0 where two are the same. */
const sign = (i: number, j: number, k: number) => ((i - j) * (j - k) * (k - i)) / 2;

/**
 * Adds element j: u = G x r F(r) / (4 pi), F = (1 - exp(-q)) / r^3, q = (r/sigma)^3, r from the element to `here`; du_i/dx_k by the rule of the
 * product, with F' = 3 (exp(-q) / sigma^3 - F) / r; at r = 0 F is 1/sigma^3 and F' nothing. What is exchanged: exp(-q) G, exp(-q).
 */
export function addElement(sum: Induced, here: Floats, elements: Floats, strengths: Floats, j: number): void {
  const r = [0, 1, 2].map((k) => here[k]! - elements[4 * j + k]!) as [number, number, number];
  const strength = [0, 1, 2].map((k) => strengths[4 * j + k]!) as [number, number, number];
  const cube = elements[4 * j + 3]! ** 3;
  const r2 = r[0] * r[0] + r[1] * r[1] + r[2] * r[2];
  const size = Math.sqrt(r2);
  const q = (r2 * size) / cube;
  const fall = Math.exp(-q);
  const f = q > 0 ? -Math.expm1(-q) / (r2 * size) : 1 / cube;
  // expm1 keeps f whole; of the difference below a series keeps what floats of 64 bits lose where q is small.
  const change = q > 1e-4 ? (3 * (fall / cube - f)) / r2 : (-1.5 * q * (1 - (2 / 3) * q)) / cube / (r2 || 1);
  for (let i = 0; i < 3; i++) {
    const [a, b] = [(i + 1) % 3, (i + 2) % 3];
    const across = strength[a]! * r[b]! - strength[b]! * r[a]!;
    sum[4 * i + 3]! += (f * across) / (4 * Math.PI);
    for (let k = 0; k < 3; k++) {
      let turned = 0;
      for (let l = 0; l < 3; l++) turned += sign(i, l, k) * strength[l]!;
      sum[4 * i + k]! += (f * turned + change * r[k]! * across) / (4 * Math.PI);
    }
  }
  for (let k = 0; k < 3; k++) sum[12 + k]! += fall * strength[k]!;
  sum[15]! += fall;
}

/** Derivatives of 1/r up to the fourth, as r^-1's Taylor series has them. */
function derivatives(r: readonly number[]) {
  const r2 = r.reduce((sum, x) => sum + x * x, 0);
  const g = [1 / Math.sqrt(r2)];
  for (let k = 0; k < 4; k++) g.push((-(2 * k + 1) * g[k]!) / r2);
  const is = (i: number, j: number) => (i === j ? 1 : 0);
  const [x, d1, d2, d3, d4] = [r, g[1]!, g[2]!, g[3]!, g[4]!];
  return {
    first: (i: number) => d1 * x[i]!,
    second: (i: number, j: number) => d2 * x[i]! * x[j]! + d1 * is(i, j),
    third: (i: number, j: number, k: number) =>
      d3 * x[i]! * x[j]! * x[k]! + d2 * (is(i, j) * x[k]! + is(i, k) * x[j]! + is(j, k) * x[i]!),
    fourth: (i: number, j: number, k: number, l: number) =>
      d4 * x[i]! * x[j]! * x[k]! * x[l]! +
      d3 *
        (is(i, j) * x[k]! * x[l]! +
          is(i, k) * x[j]! * x[l]! +
          is(i, l) * x[j]! * x[k]! +
          is(j, k) * x[i]! * x[l]! +
          is(j, l) * x[i]! * x[k]! +
          is(k, l) * x[i]! * x[j]!) +
      d2 * (is(i, j) * is(k, l) + is(i, k) * is(j, l) + is(i, l) * is(j, k)),
  };
}

/** Sum of G, of G d, and of G d d without trace, of component `c` of a cell. */
export function componentOf(nodeStrengths: Floats, node: number, c: number, hexadecapole = 0) {
  const at = (vector: number, k: number) => nodeStrengths[strengthsOf(hexadecapole) * node + 4 * vector + k]!;
  const [xx, yy, xy, xz, yz] = [at(3 + c, 0), at(3 + c, 1), at(3 + c, 2), at(3 + c, 3), at(6, c)];
  return {
    all: at(c, 3),
    first: [at(c, 0), at(c, 1), at(c, 2)],
    second: [
      [xx, xy, xz],
      [xy, yy, yz],
      [xz, yz, -xx - yy],
    ],
  };
}

/** Adds a cell: u = curl A, A_c = (M/r - D_l d_l (1/r) + Q_lm d_l d_m (1/r) / 2) / (4 pi) for each component c, written out term by term. */
export function addStrengths(
  sum: Induced,
  here: Floats,
  nodeCentre: Floats,
  nodeStrengths: Floats,
  node: number,
  hexadecapole = 0,
): void {
  const d = derivatives([0, 1, 2].map((k) => here[k]! - nodeCentre[4 * node + k]!));
  const axes = AXES;
  const slope: number[][] = [];
  const curve: number[][][] = [];
  for (const c of axes) {
    const { all, first, second } = componentOf(nodeStrengths, node, c, hexadecapole);
    slope.push(
      axes.map((j) => {
        let value = all * d.first(j);
        for (const l of axes) {
          value -= first[l]! * d.second(j, l);
          for (const m of axes) value += 0.5 * second[l]![m]! * d.third(j, l, m);
        }
        return value;
      }),
    );
    curve.push(
      axes.map((j) =>
        axes.map((k) => {
          let value = all * d.second(j, k);
          for (const l of axes) {
            value -= first[l]! * d.third(j, k, l);
            for (const m of axes) value += 0.5 * second[l]![m]! * d.fourth(j, k, l, m);
          }
          return value;
        }),
      ),
    );
  }
  addCurl(sum, slope, curve);
}

/** Adds the curl of a vector potential, given by gradient and second derivatives of each component times 4 pi. */
function addCurl(sum: Induced, slope: readonly number[][], curve: readonly number[][][]): void {
  for (const i of AXES) {
    const [a, b] = [(i + 1) % 3, (i + 2) % 3] as const;
    sum[4 * i + 3]! += (slope[b]![a]! - slope[a]![b]!) / (4 * Math.PI);
    for (const k of AXES) sum[4 * i + k]! += (curve[b]![a]![k]! - curve[a]![b]![k]!) / (4 * Math.PI);
  }
}

/**
 * Adds third and fourth moments of a cell. A tensor T of rank n without trace acts by c T(r, ..., r) g_n, g_n the n-th derivative of 1/r along r without its
 * deltas, c = -1/6 or 1/24; its derivatives are written out by the rule of the product.
 */
export function addHighStrengths(
  sum: Induced,
  here: Floats,
  nodeCentre: Floats,
  nodeStrengths: Floats,
  node: number,
): void {
  const r = AXES.map((k) => here[k]! - nodeCentre[4 * node + k]!);
  const r2 = r.reduce((all, x) => all + x * x, 0);
  const g = [1 / Math.sqrt(r2)];
  for (let n = 0; n < 6; n++) g.push((-(2 * n + 1) * g[n]!) / r2);
  const slope: number[][] = [];
  const curve: number[][][] = [];
  for (const c of AXES) {
    const at = HIGH_STRENGTHS * node + STRENGTHS + 16 * c;
    const whole = wholeMoments(nodeStrengths.subarray(at, at + 16));
    const high = [
      [3, -1 / 6, (indices: readonly number[]) => whole[indices.reduce((all, k) => 3 * all + k, 0)]!],
      [4, 1 / 24, (indices: readonly number[]) => whole[27 + indices.reduce((all, k) => 3 * all + k, 0)]!],
    ] as const;
    const [first, second] = [[0, 0, 0], AXES.map(() => [0, 0, 0])];
    for (const [n, factor, of] of high) {
      /** T with these indices, and r for the others. */
      const along = (...indices: number[]): number =>
        indices.length === n ? of(indices) : AXES.reduce<number>((all, k) => all + r[k]! * along(...indices, k), 0);
      const all = along();
      for (const j of AXES) {
        first[j]! += factor * (n * along(j) * g[n]! + all * g[n + 1]! * r[j]!);
        for (const k of AXES)
          second[j]![k]! +=
            factor *
            (n * (n - 1) * along(j, k) * g[n]! +
              n * (along(j) * r[k]! + along(k) * r[j]!) * g[n + 1]! +
              all * (g[n + 2]! * r[j]! * r[k]! + g[n + 1]! * Number(j === k)));
      }
    }
    slope.push(first);
    curve.push(second);
  }
  addCurl(sum, slope, curve);
}
