import { type Bodies, COMPONENTS, componentIndex, emptyBodies } from "../data/bodies/bodies.ts";
import { GRAVITY_KPC_KMS_MSUN, NBODY_UNITS, type Units } from "../data/bodies/units.ts";
import { checkKnown } from "./known.ts";

/** Tables of bodies; what is not given is 0, masses 1/n. */
export interface Tables {
  /** 3n: x y z of body 0, then of body 1, and so on. */
  readonly position: ArrayLike<number>;
  /** 3n. */
  readonly velocity?: ArrayLike<number>;
  /** n, or one for all; 0 or more. */
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
export function bodiesOf(tables: Tables): Bodies {
  checkKnown("table", tables, ["position", "velocity", "mass", "galaxy", "component", "time", "units"]);
  const { position, velocity, mass, galaxy, component, time = 0, units = NBODY_UNITS } = tables;
  checkUnits(units);
  const count = position?.length / 3;
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`position has ${position?.length} numbers; it must be flat, with three for each body`);
  const bodies = emptyBodies(count, units);
  fill("position", bodies.position, position);
  if (velocity) fill("velocity", bodies.velocity, velocity);
  const masses = typeof mass === "object" ? mass : new Float32Array(count).fill(mass ?? 1 / count);
  fill("mass", bodies.mass, masses, Number.MAX_VALUE);
  if (galaxy) fill("galaxy", bodies.galaxy, galaxy, 255);
  if (component) fill("component", bodies.component, component, COMPONENTS.length - 1);
  else bodies.component.fill(OTHER);
  return { ...bodies, time };
}

/** `most`: numbers are from 0 to this. */
function fill(name: string, table: Float32Array | Uint8Array, from: ArrayLike<number>, most?: number): void {
  if (from.length !== table.length)
    throw new Error(`${name} has ${from.length} numbers; ${table.length} are needed, as the positions say`);
  for (let i = 0; i < from.length; i++) {
    const value = from[i]!;
    if (!Number.isFinite(value)) throw new Error(`${name}[${i}] is ${value}; it must be a number, for tables are flat`);
    if (most !== undefined && !(value >= 0 && value <= most))
      throw new Error(`${name}[${i}] is ${value}; it must be from 0 to ${most}`);
    table[i] = value;
  }
}

function checkUnits({ gravity, lengthKpc, massMsun, velocityKms }: Units): void {
  const known = [lengthKpc, massMsun, velocityKms];
  if (!(gravity > 0 && known.every((one) => one === null || one > 0)))
    throw new Error("units must have gravity, lengthKpc, massMsun and velocityKms (null: not known), like NBODY_UNITS");
  if (known.includes(null)) return;
  const theirs = (GRAVITY_KPC_KMS_MSUN * massMsun!) / (lengthKpc! * velocityKms! ** 2);
  if (Math.abs(gravity / theirs - 1) > 0.01)
    throw new Error(`units: gravity is ${gravity}, and from kpc, Msun and km/s it is ${theirs.toPrecision(6)}`);
}
