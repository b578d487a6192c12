import { type Bodies, emptyBodies } from "../../../src/data/bodies/bodies.ts";

/** Bodies with mass, and of `other` their places as test particles among them: `often` in a row before each. */
export function mixed(
  massive: Bodies,
  other: Bodies,
  often: number,
): { all: Bodies; sources: number[]; tests: number[] } {
  const all = emptyBodies(massive.count + other.count);
  const [sources, tests]: [number[], number[]] = [[], []];
  for (let i = 0; i < all.count; i++) {
    const isTest = tests.length < other.count && (i % (often + 1) < often || sources.length === massive.count);
    const [from, list] = isTest ? ([other, tests] as const) : ([massive, sources] as const);
    const k = list.length;
    all.position.set(from.position.subarray(3 * k, 3 * k + 3), 3 * i);
    all.velocity.set(from.velocity.subarray(3 * k, 3 * k + 3), 3 * i);
    if (!isTest) all.mass[i] = massive.mass[k]!;
    list.push(i);
  }
  return { all, sources, tests };
}

/** Of some bodies alone: `width` numbers each. */
export const of = (table: Float32Array, bodies: readonly number[], width: number) =>
  Float32Array.from(
    { length: width * bodies.length },
    (_, k) => table[width * bodies[Math.floor(k / width)]! + (k % width)]!,
  );

/** Places twice as wide, and bodies far outside of the others. */
export function wide(bodies: Bodies): Bodies {
  return { ...bodies, position: bodies.position.map((x, k) => (k % 300 < 3 ? 1e4 : 2) * x) };
}
