import type { Bodies } from "./bodies.ts";

/** Where the bodies of one table are in another one. */
export interface Followed {
  /** `3 ids.length` coordinates and velocities in the order of the ids; NaN for those that are missing. */
  readonly position: Float32Array<ArrayBuffer>;
  readonly velocity: Float32Array<ArrayBuffer>;
  /** How many of the ids are not there, and how many bodies have none of them. */
  readonly missing: number;
  readonly others: number;
}

/** The bodies called `ids`, in that order, whatever order they have in `bodies`. */
export function followed(bodies: Pick<Bodies, "count" | "id" | "position" | "velocity">, ids: Bodies["id"]): Followed {
  const count = ids.length;
  const places = placesOf(bodies, ids);
  const [position, velocity] = [new Float32Array(3 * count).fill(Number.NaN), new Float32Array(3 * count).fill(0)];
  let found = 0;
  for (let i = 0; i < count; i++) {
    const place = places(i);
    if (place === undefined) continue;
    found++;
    for (let k = 0; k < 3; k++) {
      position[3 * i + k] = bodies.position[3 * place + k]!;
      velocity[3 * i + k] = bodies.velocity[3 * place + k]!;
    }
  }
  return { position, velocity, missing: count - found, others: bodies.count - found };
}

/** From the place of an id to that of its body. Files mostly keep their order: then nothing has to be looked up. */
function placesOf({ count, id }: Pick<Bodies, "count" | "id">, ids: Bodies["id"]): (i: number) => number | undefined {
  let same = ids.length === count;
  for (let i = 0; same && i < count; i++) same = id[i] === ids[i];
  if (same) return (i) => i;
  const places = new Map<bigint | number, number>();
  // Ids of 32 and of 64 bits are the same ids.
  const key = (x: bigint | number) => (typeof x === "bigint" && x < 4294967296n ? Number(x) : x);
  for (let i = 0; i < count; i++) places.set(key(id[i]!), i);
  return (i) => places.get(key(ids[i]!));
}
