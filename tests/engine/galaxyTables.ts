import { type BodyClass, classBytes } from "../../src/engine/measure/classes.ts";
import { sphere } from "./sampleTables.ts";

/** Classes for tests: two components of galaxy 0, one of them dark, and one of galaxy 1. */
export const CLASSES: readonly BodyClass[] = [
  { galaxy: 0, component: "disc", shines: true, bodies: 1, mass: 1, heaviest: 1 },
  { galaxy: 0, component: "halo", shines: false, bodies: 1, mass: 1, heaviest: 1 },
  { galaxy: 1, component: "stars", shines: true, bodies: 1, mass: 1, heaviest: 1 },
];

/** A sphere whose bodies take turns in belonging to three classes of two galaxies, the second set off by (2, -1, 0.5). */
export function galaxies(n: number) {
  const tables = sphere(n);
  const heaviest = Math.max(...Array.from({ length: n }, (_, i) => tables.posMass[4 * i + 3]!));
  const bytes = new Uint8Array(4 * Math.ceil(n / 4));
  for (let body = 0; body < n; body++) bytes[body] = (body * 7) % 3;
  for (let i = 0; i < n; i++) {
    if (bytes[tables.id[i]!] !== 2) continue;
    [2, -1, 0.5].forEach((x, k) => {
      tables.posMass[4 * i + k]! += x;
    });
  }
  return {
    ...tables,
    classOf: new Uint32Array(bytes.buffer),
    classes: new Float32Array(
      classBytes(
        CLASSES.map((c) => ({ ...c, heaviest })),
        1,
      ),
    ),
  };
}

/** The spheres' table: centre, radius, velocity, number of bodies of each galaxy. */
export function spheresOf(...spheres: readonly { centre: readonly number[]; radius: number; bodies?: number }[]) {
  const table = new Float32Array(64);
  spheres.forEach(({ centre, radius, bodies = 0 }, g) => {
    table.set([...centre, radius, 0.1, -0.2, 0.3, bodies], 8 * g);
  });
  return table;
}

/** Squared radii of shells: 0, then from 0.01 up to 20, then without end. */
export function squaredEdges(): Float32Array {
  return Float32Array.from({ length: 97 }, (_, k) =>
    k === 0 ? 0 : k === 96 ? 3e38 : (0.01 * 2000 ** ((k - 1) / 94)) ** 2,
  );
}
