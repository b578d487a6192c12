import type { Bodies } from "../../../src/data/bodies/bodies.ts";

/** Measures of a table of bodies in float64, written independently of the generators. */

export interface Energies {
  readonly kinetic: number;
  readonly potential: number;
  /** K / |W|, one half in equilibrium. */
  readonly virial: number;
}

/** Kinetic energy and the potential energy of a direct sum with Plummer softening (G = 1). */
export function energies(b: Bodies, softening = 0): Energies {
  let kinetic = 0;
  let potential = 0;
  const { mass: m, position: x, velocity: v } = b;
  for (let i = 0; i < b.count; i++) {
    kinetic += 0.5 * m[i]! * (v[3 * i]! ** 2 + v[3 * i + 1]! ** 2 + v[3 * i + 2]! ** 2);
    for (let j = 0; j < i; j++) {
      const dx = x[3 * i]! - x[3 * j]!;
      const dy = x[3 * i + 1]! - x[3 * j + 1]!;
      const dz = x[3 * i + 2]! - x[3 * j + 2]!;
      potential -= (m[i]! * m[j]!) / Math.sqrt(dx * dx + dy * dy + dz * dz + softening * softening);
    }
  }
  return { kinetic, potential, virial: kinetic / Math.abs(potential) };
}

/** The bound of the notes on |K/|W| - 1/2| for models drawn from their distribution function. */
export const virialBound = (n: number): number => 1.5 / Math.sqrt(n) + 0.005;

/** Indices of the bodies that `keep` accepts. */
export function pick(b: Bodies, keep: (i: number) => boolean): number[] {
  return [...Array(b.count).keys()].filter(keep);
}

export function radii(b: Bodies, indices: readonly number[] = pick(b, () => true)): number[] {
  return indices.map((i) => Math.hypot(b.position[3 * i]!, b.position[3 * i + 1]!, b.position[3 * i + 2]!));
}

/** Kolmogorov-Smirnov distance of `values` from a cumulative distribution, times sqrt N: below 1.63 in 99 % of draws. */
export function ksScore(values: readonly number[], cumulative: (x: number) => number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const n = sorted.length;
  let worst = 0;
  sorted.forEach((x, i) => {
    const c = cumulative(x);
    worst = Math.max(worst, Math.abs(c - i / n), Math.abs(c - (i + 1) / n));
  });
  return worst * Math.sqrt(n);
}

/** Mass-weighted mean position and velocity over the total mass. */
export function centre(b: Bodies): { position: number[]; velocity: number[]; mass: number } {
  const position = [0, 0, 0];
  const velocity = [0, 0, 0];
  let mass = 0;
  for (let i = 0; i < b.count; i++) {
    mass += b.mass[i]!;
    for (let k = 0; k < 3; k++) {
      position[k]! += b.mass[i]! * b.position[3 * i + k]!;
      velocity[k]! += b.mass[i]! * b.velocity[3 * i + k]!;
    }
  }
  return { position: position.map((p) => p / mass), velocity: velocity.map((v) => v / mass), mass };
}

/** Definite integral by composite Simpson with `panels` pairs of intervals. */
export function simpson(f: (x: number) => number, a: number, b: number, panels = 200): number {
  const h = (b - a) / (2 * panels);
  let sum = f(a) + f(b);
  for (let i = 1; i < 2 * panels; i++) sum += f(a + i * h) * (i % 2 === 1 ? 4 : 2);
  return (sum * h) / 3;
}

/** 32-bit FNV-1a hash of the bytes of the table: pins “the same seed gives the same bytes”. */
export function hashBodies(b: Bodies): string {
  let h = 0x811c9dc5;
  for (const array of [b.mass, b.position, b.velocity, b.galaxy, b.component]) {
    for (const byte of new Uint8Array(array.buffer, array.byteOffset, array.byteLength)) {
      h = Math.imul(h ^ byte, 0x01000193);
    }
  }
  return (h >>> 0).toString(16).padStart(8, "0");
}
