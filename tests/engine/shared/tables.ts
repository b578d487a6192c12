import { type Bodies, emptyBodies } from "../../../src/data/bodies/bodies.ts";

/** Tables behind each other, the k-th as galaxy k and moved by k times `apart`; one that has galaxies itself keeps them. */
export function joinBodies(tables: readonly Bodies[], apart: readonly number[]): Bodies {
  const all = emptyBodies(tables.reduce((sum, { count }) => sum + count, 0));
  let from = 0;
  let galaxy = 0;
  for (const [table, one] of tables.entries()) {
    for (const key of ["mass", "component"] as const) all[key].set(one[key], from);
    all.position.set(
      one.position.map((x, k) => x + table * apart[k % 3]!),
      3 * from,
    );
    all.velocity.set(one.velocity, 3 * from);
    all.galaxy.set(
      one.galaxy.map((g) => galaxy + g),
      from,
    );
    from += one.count;
    galaxy += 1 + Math.max(...one.galaxy);
  }
  return all;
}
