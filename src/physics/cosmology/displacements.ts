import { cloudWindow, eachCorner } from "./clouds.ts";
import { type Cube, emptyCube, transform, waveOf } from "./fourier.ts";
import type { PowerSpectrum } from "./powerSpectrum.ts";

/** 32 bits that follow from four whole numbers, as good as random (the finish of MurmurHash3, Appleby 2011, after each). */
function mixed(a: number, b: number, c: number, d: number): number {
  let bits = 0;
  for (const word of [a, b, c, d]) {
    bits = Math.imul(bits ^ word, 0x9e3779b1);
    bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
    bits ^= bits >>> 16;
  }
  return bits >>> 0;
}

/**
 * The waves of a Gaussian field with a power spectrum, in a box of `side` Mpc/h. Each wave follows from the seed and its own numbers: a finer grid has the same
 * long ones. Those of half the grid's number along an axis are left out, and so is the mean.
 */
export function gaussianWaves(n: number, side: number, power: PowerSpectrum, seed: number): Cube {
  const field = emptyCube(n);
  const at = (x: number, y: number, z: number) => (((x + n) % n) * n + ((y + n) % n)) * n + ((z + n) % n);
  const most = n / 2 - 1;
  // Many waves are of one length, and its power takes longer than all else.
  const powers = new Float64Array(3 * most * most + 1).fill(-1);
  const powerOf = (squared: number) => {
    if (powers[squared]! < 0) powers[squared] = power((2 * Math.PI * Math.sqrt(squared)) / side);
    return powers[squared]!;
  };
  for (let x = -most; x <= most; x++)
    for (let y = -most; y <= most; y++)
      for (let z = 0; z <= most; z++) {
        // One of each pair of opposite waves.
        if (z === 0 && (y < 0 || (y === 0 && x <= 0))) continue;
        const first = (mixed(seed, x, y, 2 * z) + 0.5) / 2 ** 32;
        const angle = (2 * Math.PI * mixed(seed, x, y, 2 * z + 1)) / 2 ** 32;
        const size = Math.sqrt((-Math.log(first) * powerOf(x * x + y * y + z * z)) / side ** 3);
        const [re, im] = [size * Math.cos(angle), size * Math.sin(angle)];
        field.re[at(x, y, z)] = re;
        field.im[at(x, y, z)] = im;
        field.re[at(-x, -y, -z)] = re;
        field.im[at(-x, -y, -z)] = -im;
      }
  return field;
}

/**
 * Two real fields from waves times factors of their numbers, by one transform: the first in `re`, the second in `im`. `factor`: the first's plus i times the second's,
 * real and imaginary part, from x, y, z.
 */
function fieldsOf(waves: Cube, factor: (k: readonly number[], squared: number) => readonly [number, number]): Cube {
  const { n } = waves;
  const field = emptyCube(n);
  const k = [0, 0, 0];
  for (let i = 0; i < n ** 3; i++) {
    const [re, im] = [waves.re[i]!, waves.im[i]!];
    if (re === 0 && im === 0) continue;
    k[0] = waveOf(Math.floor(i / (n * n)), n);
    k[1] = waveOf(Math.floor(i / n) % n, n);
    k[2] = waveOf(i % n, n);
    const [a, b] = factor(k, k[0] * k[0] + k[1] * k[1] + k[2] * k[2]);
    field.re[i] = re * a - im * b;
    field.im[i] = re * b + im * a;
  }
  transform(field, 1);
  return field;
}

/** Displacements x y z of the grid's places, 3 n^3 numbers in units of the box, first order and second. */
export interface Displacements {
  readonly first: Float64Array;
  readonly second: Float64Array | null;
}

/**
 * Lagrangian perturbation theory: x = q + D1 first + D2 second, with the density's waves where D1 is 1. First order (Zel'dovich 1970): first = -grad phi, with
 * the density as the Laplacian of phi. Second (Bouchet et al. 1995): second = grad phi2, whose Laplacian is the sum of phi_ii phi_jj - phi_ij^2 over i < j.
 * `between`: they are to be read between the grid's places (`atPlace`), which flattens waves: so much stronger they are made.
 */
export function displacementsOf(waves: Cube, order: 1 | 2, between = false): Displacements {
  const { n } = waves;
  const first = gradient(waves, 1, between);
  if (order === 1) return { first, second: null };
  const phi = ([i, j]: Pair, [l, m]: Pair) =>
    fieldsOf(waves, (k, squared) => [(k[i]! * k[j]!) / squared, (k[l]! * k[m]!) / squared]);
  const source = new Float64Array(n ** 3);
  const { re: xx, im: yy } = phi([0, 0], [1, 1]);
  const { re: zz, im: xy } = phi([2, 2], [0, 1]);
  for (let i = 0; i < n ** 3; i++) source[i] = xx[i]! * yy[i]! + (xx[i]! + yy[i]!) * zz[i]! - xy[i]! ** 2;
  const { re: xz, im: yz } = phi([0, 2], [1, 2]);
  for (let i = 0; i < n ** 3; i++) source[i]! -= xz[i]! ** 2 + yz[i]! ** 2;
  const second: Cube = { n, re: source, im: new Float64Array(n ** 3) };
  transform(second, -1);
  for (let i = 0; i < n ** 3; i++) {
    const edge = n / 2;
    const onEdge = Math.floor(i / (n * n)) === edge || Math.floor(i / n) % n === edge || i % n === edge;
    second.re[i] = i === 0 || onEdge ? 0 : second.re[i]! / n ** 3;
    second.im[i] = i === 0 || onEdge ? 0 : second.im[i]! / n ** 3;
  }
  return { first, second: gradient(second, -1, between) };
}

type Pair = readonly [number, number];

/** Minus `sign` times the gradient of the field whose Laplacian the waves are: x y z of each place, in units of the box. */
function gradient(waves: Cube, sign: 1 | -1, between: boolean): Float64Array {
  const { n } = waves;
  const window = between ? cloudWindow(n) : new Float64Array(n).fill(1);
  const seen = (k: readonly number[]) => window[(k[0]! + n) % n]! * window[(k[1]! + n) % n]! * window[(k[2]! + n) % n]!;
  const result = new Float64Array(3 * n ** 3);
  // The gradient is i k / (-k^2), and i times i is -1.
  const per = (k: readonly number[], squared: number) => sign / (2 * Math.PI * squared * seen(k));
  const { re: x, im: y } = fieldsOf(waves, (k, squared) => [-k[1]! * per(k, squared), k[0]! * per(k, squared)]);
  for (let i = 0; i < n ** 3; i++) {
    result[3 * i] = x[i]!;
    result[3 * i + 1] = y[i]!;
  }
  const { re: z } = fieldsOf(waves, (k, squared) => [0, k[2]! * per(k, squared)]);
  for (let i = 0; i < n ** 3; i++) result[3 * i + 2] = z[i]!;
  return result;
}

/** A displacement along `axis` at a place of the box, x y z in units of it: by the eight places about it. */
export function atPlace(field: Float64Array, n: number, place: ArrayLike<number>, from: number, axis: number): number {
  let sum = 0;
  eachCorner(place, from, n, (at, share) => {
    sum += share * field[3 * at + axis]!;
  });
  return sum;
}
