import { exp, log } from "./portable.ts";
import type { Profile } from "./profiles.ts";

/** Radii in equal steps of ln r, on which all tables of one galaxy stand. */
export interface Grid {
  readonly r: Float64Array;
  /** Step in ln r. */
  readonly step: number;
}

export function logGrid(inner: number, outer: number, nodes = 1200): Grid {
  const step = log(outer / inner) / (nodes - 1);
  return { r: Float64Array.from({ length: nodes }, (_, i) => inner * exp(i * step)), step };
}

/** A spherical mass distribution on a grid. */
export interface Sphere {
  readonly mass: number;
  /** Enclosed mass at the grid radii; the last value is `mass`. */
  readonly enclosed: Float64Array;
  /** Factor from the profile's shape to the density. */
  readonly normalisation: number;
  readonly profile: Profile;
}

/** Enclosed mass of `profile`, normalised to `mass` within the grid: 3-point Gauss in ln r, a power law inside the first node. */
export function sphereOn(grid: Grid, profile: Profile, mass: number): Sphere {
  const { r, step } = grid;
  const enclosed = new Float64Array(r.length);
  const shell = (radius: number) => 4 * Math.PI * radius * radius * radius * profile.density(radius);
  const offsets = [-Math.sqrt(0.6), 0, Math.sqrt(0.6)].map((x) => exp(0.5 * step * (1 + x)));
  const slope = log(profile.density(r[1]!) / profile.density(r[0]!)) / step;
  enclosed[0] = shell(r[0]!) / (3 + slope);
  for (let i = 1; i < r.length; i++) {
    const [a, b, c] = offsets.map((f) => shell(r[i - 1]! * f)) as [number, number, number];
    enclosed[i] = enclosed[i - 1]! + (step / 18) * (5 * a + 8 * b + 5 * c);
  }
  const normalisation = mass / enclosed[r.length - 1]!;
  for (let i = 0; i < r.length; i++) enclosed[i]! *= normalisation;
  enclosed[r.length - 1] = mass;
  return { mass, enclosed, normalisation, profile };
}

/** A relative potential with G = 1 on a grid: 0 at the last radius, positive inside. */
export interface Potential {
  readonly grid: Grid;
  /** r^2 times the inward acceleration: the enclosed mass, or less where softening weakens the pull. */
  readonly pull: Float64Array;
  readonly psi: Float64Array;
}

/**
 * Potential of the enclosed masses `parts` (each a table on the grid) and of a central point mass, as bodies feel it
 * under Plummer softening: every shell's pull is the average of r / (d^2 + eps^2)^(3/2) over the shell, in closed form.
 */
export function potentialOf(grid: Grid, parts: readonly Float64Array[], softening: number, pointMass = 0): Potential {
  const { r, step } = grid;
  const n = r.length;
  const mass = new Float64Array(n);
  for (const part of parts) for (let i = 0; i < n; i++) mass[i]! += part[i]!;
  const pull = softening > 0 ? softenedPull(grid, mass, softening) : mass;
  for (let i = 0; i < n; i++) pull[i]! += pointMass * softenedShell(r[i]!, 0, softening);

  // dPsi = -pull / r dln r, inwards; each interval by the cubic through four nodes.
  const psi = new Float64Array(n);
  const slope = (i: number) => pull[Math.max(0, Math.min(n - 1, i))]! / r[Math.max(0, Math.min(n - 1, i))]!;
  for (let i = n - 2; i >= 0; i--) {
    const inner = i > 0 && i < n - 2;
    const mean = inner
      ? (13 * (slope(i) + slope(i + 1)) - slope(i - 1) - slope(i + 2)) / 24
      : 0.5 * (slope(i) + slope(i + 1));
    psi[i] = psi[i + 1]! + step * mean;
  }
  return { grid, pull, psi };
}

/**
 * r^2 times the mean softened inward acceleration at r of a shell of unit mass and radius s. With A, B the softened
 * farthest and nearest distances, the shell's potential is -2 / (A + B); this is r^2 times its derivative, written so
 * that nothing cancels. eps = 0 gives 1 outside the shell and 0 inside.
 */
export function softenedShell(r: number, s: number, eps: number): number {
  const e = eps * eps;
  const a = Math.sqrt((r + s) * (r + s) + e);
  const b = Math.sqrt((r - s) * (r - s) + e);
  const ab = a * b;
  const inside = s * s - r * r - e;
  const term = inside > 0 ? (4 * s * s * e) / (ab + inside) : ab - inside;
  const sum = a + b;
  return ab > 0 ? (4 * r * r * r * term) / (sum * sum * sum * ab) : 0.5;
}

/** Beyond this many softening lengths gravity counts as Newton's: the pull differs by less than 4e-4. */
const NEWTONIAN = 64;

function softenedPull(grid: Grid, mass: Float64Array, eps: number): Float64Array {
  const { r, step } = grid;
  const half = exp(-0.5 * step);
  return r.map((radius, i) => {
    if (radius > NEWTONIAN * eps) return mass[i]!;
    let sum = mass[0]! * softenedShell(radius, 0.7 * r[0]!, eps);
    for (let j = 1; j < r.length && r[j]! < 2 * NEWTONIAN * eps; j++) {
      sum += (mass[j]! - mass[j - 1]!) * softenedShell(radius, r[j]! * half, eps);
    }
    return sum;
  });
}

/** Index of the interval of a monotonic table that holds `value`, clamped to the table. */
export function bracket(table: Float64Array, value: number): number {
  const rising = table[table.length - 1]! > table[0]!;
  let low = 0;
  let high = table.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (table[middle]! <= value === rising) low = middle;
    else high = middle;
  }
  return low;
}
