import { type Bodies, emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { Random } from "../../../src/data/models/random.ts";

/** `n` bodies of mass 1 together in a box of side 100: two in five of them anywhere, the others in 60 Plummer spheres of different masses. */
export function clusteredBox(n: number): Bodies {
  const side = 100;
  const random = new Random(3);
  const place = () => [0, 1, 2].map(() => side * random.uniform());
  const spheres = Array.from({ length: 60 }, () => ({ centre: place(), mass: Math.exp(1.2 * random.gaussian()) }));
  const total = spheres.reduce((sum, { mass }) => sum + mass, 0);
  const bodies = emptyBodies(n);
  bodies.mass.fill(1 / n);
  for (let i = 0; i < n; i++) {
    let at = place();
    if (random.uniform() > 0.4) {
      let left = random.uniform() * total;
      const chosen = spheres.find(({ mass }) => {
        left -= mass;
        return left < 0;
      })!;
      const radius = (0.5 + Math.cbrt(chosen.mass)) / Math.sqrt(random.open() ** (-2 / 3) - 1);
      const offset = new Float64Array(3);
      random.direction(Math.min(radius, 20), offset, 0);
      at = chosen.centre.map((x, k) => x + offset[k]!);
    }
    bodies.position.set(
      at.map((x) => x - side * Math.floor(x / side)),
      3 * i,
    );
  }
  return bodies;
}

/** A lattice of m^3 bodies of mass 1 together in a box of side 1, each moved by `moved(q)` from its place q, with a velocity `velocity(q)`. */
export function lattice(
  m: number,
  moved: (q: readonly number[]) => readonly number[] = () => [0, 0, 0],
  velocity: (q: readonly number[]) => readonly number[] = () => [0, 0, 0],
): Bodies {
  const bodies = emptyBodies(m ** 3);
  bodies.mass.fill(1 / m ** 3);
  for (let i = 0; i < m ** 3; i++) {
    const q = latticePlace(m, i);
    bodies.position.set(
      moved(q).map((x, k) => q[k]! + x - Math.floor(q[k]! + x)),
      3 * i,
    );
    bodies.velocity.set(velocity(q), 3 * i);
  }
  return bodies;
}

/** Where body `i` of a lattice belongs. */
export function latticePlace(m: number, i: number): number[] {
  return [i % m, Math.floor(i / m) % m, Math.floor(i / m ** 2)].map((k) => (k + 0.5) / m);
}
