import { type Bodies, componentIndex } from "../../../src/data/bodies/bodies.ts";
import { NBODY_UNITS, type Units } from "../../../src/data/bodies/units.ts";

/** Deterministic numbers in [0, 1) (mulberry32). */
export function randomSource(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export interface SampleOptions {
  readonly components?: readonly string[];
  readonly galaxies?: number;
  readonly softening?: boolean;
  readonly ids?: "order" | "scattered" | "wide";
  readonly units?: Units;
  readonly time?: number;
}

/** Bodies with every property filled in, for round trips; mass differs from body to body. */
export function sampleBodies(count: number, options: SampleOptions = {}): Bodies {
  const random = randomSource(count + 7);
  const names = options.components ?? ["other"];
  const galaxies = options.galaxies ?? 1;
  const id = options.ids === "wide" ? new BigUint64Array(count) : new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    if (id instanceof BigUint64Array) id[i] = 10_000_000_000_000_000n + BigInt(3 * i);
    else id[i] = options.ids === "scattered" ? 17 * i + 1000 : i;
  }
  const fill = (n: number, scale: number) => Float32Array.from({ length: n }, () => scale * (random() - 0.5));
  return {
    count,
    mass: Float32Array.from({ length: count }, () => 0.1 + random()),
    position: fill(3 * count, 200),
    velocity: fill(3 * count, 3),
    galaxy: Uint8Array.from({ length: count }, (_, i) => Math.floor((i * galaxies) / count)),
    component: Uint8Array.from({ length: count }, (_, i) => componentIndex(names[i % names.length] as "disc")),
    id,
    ...(options.softening && { softening: Float32Array.from({ length: count }, () => 0.01 + random()) }),
    time: options.time ?? 1.25,
    units: options.units ?? NBODY_UNITS,
  };
}

/** Sum of masses in double precision. */
export function totalMass(bodies: Bodies): number {
  let sum = 0;
  for (const m of bodies.mass) sum += m;
  return sum;
}

/** The line that a promise is rejected with. */
export async function faultOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    if ((error as Error).name !== "FileError") throw error;
    return (error as Error).message;
  }
  throw new Error("expected a FileError, but the file was read");
}

export function text(content: string): Uint8Array {
  return new TextEncoder().encode(content);
}
