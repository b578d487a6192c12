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
  for (let x = -most; x <= most; x++)
    for (let y = -most; y <= most; y++)
      for (let z = 0; z <= most; z++) {
        // One of each pair of opposite waves.
        if (z === 0 && (y < 0 || (y === 0 && x <= 0))) continue;
        const k = (2 * Math.PI * Math.hypot(x, y, z)) / side;
        const first = (mixed(seed, x, y, 2 * z) + 0.5) / 2 ** 32;
        const angle = (2 * Math.PI * mixed(seed, x, y, 2 * z + 1)) / 2 ** 32;
        const size = Math.sqrt((-Math.log(first) * power(k)) / side ** 3);
        const [re, im] = [size * Math.cos(angle), size * Math.sin(angle)];
        field.re[at(x, y, z)] = re;
        field.im[at(x, y, z)] = im;
        field.re[at(-x, -y, -z)] = re;
        field.im[at(-x, -y, -z)] = -im;
      }
  return field;
}

/** A real field from waves times factors of their numbers: f(x, y, z) gives the real and the imaginary part of the factor. */
function fieldOf(waves: Cube, factor: (x: number, y: number, z: number) => readonly [number, number]): Float64Array {
  const { n } = waves;
  const field = emptyCube(n);
  for (let i = 0; i < n ** 3; i++) {
    const [re, im] = [waves.re[i]!, waves.im[i]!];
    if (re === 0 && im === 0) continue;
    const numbers = [Math.floor(i / (n * n)), Math.floor(i / n) % n, i % n].map((k) => waveOf(k, n));
    const [a, b] = factor(...(numbers as [number, number, number]));
    field.re[i] = re * a - im * b;
    field.im[i] = re * b + im * a;
  }
  transform(field, 1);
  return field.re;
}

/** Displacements x y z of the grid's places, 3 n^3 numbers in units of the box, first order and second. */
export interface Displacements {
  readonly first: Float64Array;
  readonly second: Float64Array | null;
}

/**
 * Lagrangian perturbation theory: x = q + D1 first + D2 second, with the density's waves where D1 is 1. First order (Zel'dovich 1970): first = -grad phi, with
 * the density as the Laplacian of phi. Second (Bouchet et al. 1995): second = grad phi2, whose Laplacian is the sum of phi_ii phi_jj - phi_ij^2 over i < j.
 */
export function displacementsOf(waves: Cube, order: 1 | 2): Displacements {
  const { n } = waves;
  const first = gradient(waves, 1);
  if (order === 1) return { first, second: null };
  const source = new Float64Array(n ** 3);
  const phi = (i: number, j: number) =>
    fieldOf(waves, (...k) => [(k[i]! * k[j]!) / (k[0] ** 2 + k[1] ** 2 + k[2] ** 2), 0]);
  const [xx, yy, zz] = [phi(0, 0), phi(1, 1), phi(2, 2)];
  for (let i = 0; i < n ** 3; i++) source[i] = xx[i]! * yy[i]! + xx[i]! * zz[i]! + yy[i]! * zz[i]!;
  for (const [i, j] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const) {
    const off = phi(i, j);
    for (let k = 0; k < n ** 3; k++) source[k]! -= off[k]! ** 2;
  }
  const second: Cube = { n, re: source, im: new Float64Array(n ** 3) };
  transform(second, -1);
  for (let i = 0; i < n ** 3; i++) {
    const onEdge = [Math.floor(i / (n * n)), Math.floor(i / n) % n, i % n].some((k) => k === n / 2);
    second.re[i] = i === 0 || onEdge ? 0 : second.re[i]! / n ** 3;
    second.im[i] = i === 0 || onEdge ? 0 : second.im[i]! / n ** 3;
  }
  return { first, second: gradient(second, -1) };
}

/** Minus `sign` times the gradient of the field whose Laplacian the waves are: x y z of each place, in units of the box. */
function gradient(waves: Cube, sign: 1 | -1): Float64Array {
  const { n } = waves;
  const result = new Float64Array(3 * n ** 3);
  for (let axis = 0; axis < 3; axis++) {
    // The gradient is i k / (-k^2).
    const along = fieldOf(waves, (...k) => [
      0,
      (sign * k[axis]!) / (2 * Math.PI * (k[0] ** 2 + k[1] ** 2 + k[2] ** 2)),
    ]);
    for (let i = 0; i < n ** 3; i++) result[3 * i + axis] = along[i]!;
  }
  return result;
}
