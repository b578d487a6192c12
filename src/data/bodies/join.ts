import { type Bodies, emptyBodies } from "./bodies.ts";

type Vector = readonly [number, number, number];

/** Galaxies have a byte for their numbers. */
const MOST_GALAXIES = 256;

/** Where bodies that are added stand, in the units of those that are there. */
export interface Place {
  readonly position: Vector;
  readonly velocity: Vector;
  /** Their softening length, where the others have theirs. */
  readonly softening?: number;
}

/** The bodies with others behind them, which are a galaxy of their own. Throws one line where there are 256 galaxies. */
export function joined(bodies: Bodies, added: Bodies, at: Place): Bodies {
  const { count } = bodies;
  const galaxy = 1 + bodies.galaxy.reduce((most, g) => Math.max(most, g), 0);
  if (galaxy >= MOST_GALAXIES) throw new Error(`${galaxy} galaxies are the most of a run; remove one first`);
  const all = like(bodies, count + added.count, (i) => Math.min(i, count - 1));
  for (const key of ["mass", "position", "velocity", "component"] as const)
    all[key].set(added[key], key === "position" || key === "velocity" ? 3 * count : count);
  // What is added has none of the further numbers: no gas comes in.
  for (const column of Object.values(all.columns ?? {})) column.fill(0, (column.length / all.count) * count);
  const next = nextId(bodies);
  for (let i = 0; i < added.count; i++) {
    for (let k = 0; k < 3; k++) {
      all.position[3 * (count + i) + k]! += at.position[k]!;
      all.velocity[3 * (count + i) + k]! += at.velocity[k]!;
    }
    all.galaxy[count + i] = galaxy;
    setId(all, count + i, next, i);
  }
  if (at.softening !== undefined) all.softening?.fill(at.softening, count);
  return all;
}

/** The bodies of these numbers, in this order. */
export function chosenOf(bodies: Bodies, numbers: ArrayLike<number>): Bodies {
  return like(bodies, numbers.length, (i) => numbers[i]!);
}

/** A table of `count` bodies of the same kind; body `i` is what `from(i)` was. */
function like(bodies: Bodies, count: number, from: (i: number) => number): Bodies {
  const { fields, gas, space } = bodies;
  const all = emptyBodies(count, bodies.units);
  const id = bodies.id instanceof Uint32Array ? all.id : new BigUint64Array(count);
  const softening = bodies.softening && new Float32Array(count);
  const columns = Object.entries(bodies.columns ?? {}).map(([name, column]) => {
    const words = column.length / bodies.count;
    const entry = (_: unknown, k: number) => column[words * from(Math.floor(k / words)) + (k % words)]!;
    return [name, Float32Array.from({ length: words * count }, entry)] as const;
  });
  for (let i = 0; i < count; i++) {
    const j = from(i);
    all.mass[i] = bodies.mass[j]!;
    all.galaxy[i] = bodies.galaxy[j]!;
    all.component[i] = bodies.component[j]!;
    id[i] = bodies.id[j]!;
    if (softening) softening[i] = bodies.softening![j]!;
    for (let k = 0; k < 3; k++) {
      all.position[3 * i + k] = bodies.position[3 * j + k]!;
      all.velocity[3 * i + k] = bodies.velocity[3 * j + k]!;
    }
  }
  return {
    ...all,
    id,
    ...(softening && { softening }),
    ...(columns.length > 0 && { columns: Object.fromEntries(columns) }),
    ...(fields && { fields }),
    ...(gas && { gas }),
    ...(space && { space }),
    time: bodies.time,
  };
}

/** The first id after all that there are. */
function nextId({ id }: Bodies): number | bigint {
  if (id instanceof Uint32Array) return 1 + id.reduce((most, one) => Math.max(most, one), 0);
  let next = 0n;
  for (const one of id) if (one >= next) next = one + 1n;
  return next;
}

function setId({ id }: Bodies, at: number, next: number | bigint, i: number): void {
  if (id instanceof Uint32Array) id[at] = Number(next) + i;
  else id[at] = BigInt(next) + BigInt(i);
}
