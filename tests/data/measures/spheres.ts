import { type Bodies, type ComponentName, componentIndex, emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { Random } from "../../../src/data/models/random.ts";

/** A sphere of `n` bodies whose truth is known in closed form. */
export interface SphereSpec {
  readonly n: number;
  /** Radius that encloses the fraction `u` of the mass. */
  readonly radiusOf: (u: number) => number;
  readonly mass?: number;
  readonly at?: readonly [number, number, number];
  /** Factors along x, y, z, before it is turned by 0.52 about z and 0.87 about x. */
  readonly stretch?: readonly [number, number, number];
  readonly component?: ComponentName;
}

/** Plummer (1911), scale radius a: M(<r) = (1 + a^2 / r^2)^(-3/2). */
export const plummerRadius =
  (a: number) =>
  (u: number): number =>
    a / Math.sqrt(u ** (-2 / 3) - 1);

/** Hernquist (1990), scale radius a: M(<r) = (r / (r + a))^2. */
export const hernquistRadius =
  (a: number) =>
  (u: number): number =>
    (a * Math.sqrt(u)) / (1 - Math.sqrt(u));

/** Spheres side by side, each a galaxy of its own; radii drawn in equal steps of u with scatter, directions at random. */
export function spheres(...specs: readonly SphereSpec[]): Bodies {
  const all = emptyBodies(specs.reduce((sum, { n }) => sum + n, 0));
  let at = 0;
  specs.forEach((spec, galaxy) => {
    const { n, mass = 1, at: place = [0, 0, 0], stretch = [1, 1, 1], component = "stars" } = spec;
    const random = new Random(17, galaxy);
    const x = new Float64Array(3);
    for (let i = at; i < at + n; i++) {
      random.direction(spec.radiusOf(random.open()), x, 0);
      all.position.set(
        turned([...x].map((value, k) => value * stretch[k]!)).map((value, k) => value + place[k]!),
        3 * i,
      );
      all.mass[i] = mass / n;
      all.galaxy[i] = galaxy;
      all.component[i] = componentIndex(component);
    }
    at += n;
  });
  return all;
}

function turned([x, y, z]: readonly number[]): number[] {
  const [c, s] = [Math.cos(0.52), Math.sin(0.52)];
  const [u, v] = [c * x! - s * y!, s * x! + c * y!];
  const [d, e] = [Math.cos(0.87), Math.sin(0.87)];
  return [u, d * v - e * z!, e * v + d * z!];
}

/** Indices of all bodies. */
export const allBodies = ({ count }: Bodies): Uint32Array => Uint32Array.from({ length: count }, (_, i) => i);
