import { type Bodies, componentIndex, emptyBodies } from "../data/bodies/bodies.ts";
import { NBODY_UNITS, type Units } from "../data/bodies/units.ts";

/** Tables of bodies; what is not given is 0, masses 1/n. */
export interface Tables {
  /** 3n: x y z of body 0, then of body 1, and so on. */
  readonly position: ArrayLike<number>;
  /** 3n. */
  readonly velocity?: ArrayLike<number>;
  /** n, or one for all. */
  readonly mass?: ArrayLike<number> | number;
  /** n galaxy numbers, 0 to 255. */
  readonly galaxy?: ArrayLike<number>;
  /** n indices into COMPONENTS; "other" without. */
  readonly component?: ArrayLike<number>;
  /** Time units. */
  readonly time?: number;
  /** What the numbers mean; N-body units (G = 1) by default. */
  readonly units?: Units;
}

const OTHER = componentIndex("other");

/** A table of bodies from arrays, which are copied. Throws one line where a length or a number is not right. */
export function bodiesOf({
  position,
  velocity,
  mass,
  galaxy,
  component,
  time = 0,
  units = NBODY_UNITS,
}: Tables): Bodies {
  const count = position.length / 3;
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`position has ${position.length} numbers; it must have three for each body`);
  const bodies = emptyBodies(count, units);
  fill("position", bodies.position, position);
  if (velocity) fill("velocity", bodies.velocity, velocity);
  if (typeof mass === "object") fill("mass", bodies.mass, mass);
  else bodies.mass.fill(mass ?? 1 / count);
  if (galaxy) fill("galaxy", bodies.galaxy, galaxy);
  if (component) fill("component", bodies.component, component);
  else bodies.component.fill(OTHER);
  return { ...bodies, time };
}

function fill(name: string, table: Float32Array | Uint8Array, from: ArrayLike<number>): void {
  if (from.length !== table.length)
    throw new Error(`${name} has ${from.length} numbers; ${table.length} are needed, as the positions say`);
  for (let i = 0; i < from.length; i++) {
    if (!Number.isFinite(from[i])) throw new Error(`${name}[${i}] is ${from[i]}; it must be a number`);
    table[i] = from[i]!;
  }
}
