import {
  GADGET_UNITS,
  GRAVITY_KPC_KMS_MSUN,
  NBODY_UNITS,
  timeMyr,
  type Units,
  unitsFrom,
  unitsFromMass,
} from "../../bodies/units.ts";
import { unitsOfSizes } from "../knownUnits.ts";
import type { Role } from "./columns.ts";
import { type Kind, saysNone, type UnitSize, unitSize } from "./unitWords.ts";

/** A column that may have a unit. */
interface Column {
  readonly name?: string;
  readonly role: Role | undefined;
  /** As the file spells it; empty where it names none. */
  readonly unit: string;
}

/** Hubble's h and the scale factor, where the file says them. */
export interface Cosmos {
  readonly hubble?: number | null;
  readonly scale?: number | null;
}

/** What a column's numbers measure; null where no unit of ours goes with them. */
export function kindOf(role: Role | undefined): Kind | null {
  if (role === "mass" || role === "time") return role;
  if (role === "x" || role === "y" || role === "z" || role === "softening") return "length";
  return role === "vx" || role === "vy" || role === "vz" ? "velocity" : null;
}

export const NO_UNITS = "Units assumed: N-body units, G = 1; the file names none.";

const KINDS = ["length", "velocity", "mass"] as const;
const SPOKEN = { length: "kpc", velocity: "km/s", mass: "Msun", time: "Myr" };

/**
 * Units of a table whose columns name theirs, each for itself: one that isn't understood is named in a note, and the others hold. N-body units where too
 * few are known. `factors`, one a column, bring columns of one kind into one unit.
 */
export function unitsOfColumns(
  columns: readonly Column[],
  cosmos: Cosmos = {},
): { units: Units; notes: string[]; factors: number[] } {
  const notes: string[] = [];
  const sizes = columns.map(({ role, unit }) => {
    const kind = kindOf(role);
    return kind === null || kind === "time" || saysNone(unit) ? null : unitSize(kind, unit);
  });
  const said = columns.filter(({ role, unit }) => role !== "time" && kindOf(role) !== null && !saysNone(unit));
  const unknown = said.filter(({ role, unit }) => !unitSize(kindOf(role)!, unit));
  if (unknown.length > 0)
    notes.push(`Units not understood: ${some(unknown)}; known are such as kpc, pc, AU, Msun, kg, km/s, AU/day.`);
  const own = sizes.map((size) => (size ? inUnits(size, cosmos) : null));
  const kinds = columns.map(({ role }) => kindOf(role));
  const [length = null, velocity = null, mass = null] = KINDS.map(
    (kind) => own.find((size, k) => size !== null && kinds[k] === kind && columns[k]!.role !== "softening") ?? null,
  );
  const first: Partial<Record<Kind, number | null>> = { length, velocity, mass };
  const factors = own.map((size, k) => {
    const common = first[kinds[k]!];
    const factor = size !== null && common ? size / common : 1;
    return Math.abs(factor - 1) > 1e-6 ? factor : 1;
  });
  const brought = columns.filter((_, k) => factors[k] !== 1);
  if (brought.length > 0) notes.push(`Converted to the unit of the other columns: ${some(brought)}.`);
  notes.push(...cosmosNotes(sizes, cosmos));
  const moving = columns.some(({ role }) => kindOf(role) === "velocity");
  const { units, note } = unitsOfKinds(length, velocity, mass, moving);
  for (const [k, { role, unit }] of columns.entries()) {
    if (role !== "time") continue;
    const own = timeIn(units, 1, unit);
    factors[k] = own.time;
    if (own.note) notes.push(own.note);
  }
  if (note) notes.push(note);
  else if (said.length > unknown.length) {
    const [known] = KINDS.filter((kind) => first[kind]);
    notes.push(
      `Units assumed: N-body units, G = 1; of length, mass and velocity only one has a unit that is known${known ? ` (${first[known]} ${SPOKEN[known]})` : ""}.`,
    );
  } else notes.push(unknown.length > 0 ? NO_UNITS.replace("none", "none that is known") : NO_UNITS);
  return { units, notes, factors };
}

function unitsOfKinds(
  length: number | null,
  velocity: number | null,
  mass: number | null,
  moving: boolean,
): { units: Units; note?: string } {
  const from = "Units from the header:";
  if (length !== null && mass !== null && (velocity !== null || !moving)) {
    const kms = velocity ?? 1;
    return { units: unitsOfSizes(length, mass, kms), note: `${from} ${length} kpc, ${kms} km/s, ${mass} Msun.` };
  }
  if (length !== null && velocity !== null) {
    const name = `${length} kpc, ${velocity} km/s`;
    return { units: unitsFrom(name, length, velocity), note: `${from} ${name}; mass in units of G = 1 assumed.` };
  }
  if (length !== null && mass !== null) {
    const name = `${length} kpc, ${mass} Msun`;
    return { units: unitsFromMass(name, length, mass), note: `${from} ${name}; velocity in units of G = 1 assumed.` };
  }
  if (mass !== null && velocity !== null) {
    const length = (GRAVITY_KPC_KMS_MSUN * mass) / (velocity * velocity);
    const name = `${mass} Msun, ${velocity} km/s`;
    return { units: unitsFrom(name, length, velocity), note: `${from} ${name}; length in units of G = 1 assumed.` };
  }
  return { units: NBODY_UNITS };
}

/** The size of a unit with what the file says of h and a; 1 each where it says nothing. */
const inUnits = ({ size, hubble, comoving }: UnitSize, { hubble: h, scale }: Cosmos): number =>
  size * (h ?? 1) ** hubble * (scale ?? 1) ** comoving;

/** Which h and which scale factor units with them were taken with. */
function cosmosNotes(sizes: readonly (UnitSize | null)[], { hubble = null, scale = null }: Cosmos): string[] {
  const notes: string[] = [];
  const asked = (what: string, name: string, value: number | null) =>
    notes.push(
      value === null
        ? `${what}, which the file doesn't say: ${name} = 1 was taken; a line "# ${name} = 0.7" above the table says it.`
        : `${what}: ${name} = ${value}, as the file says.`,
    );
  if (sizes.some((size) => size && size.hubble !== 0)) asked("Units hold Hubble's h", "h", hubble);
  if (sizes.some((size) => size && size.comoving !== 0)) asked("Comoving units hold the scale factor a", "a", scale);
  return notes;
}

const some = (columns: readonly Column[]): string => {
  const words = columns.map(({ name, role, unit }) => `${name ?? role} [${unit.slice(0, 40)}]`);
  return `${words.slice(0, 6).join(", ")}${words.length > 6 ? ", ..." : ""}`;
};

/** A time with a unit, in the time unit of `units`, with a note where either isn't known; one without is taken times `factor`. */
export function timeIn(units: Units, time: number, unit: string, factor = 1): { time: number; note?: string } {
  if (saysNone(unit) || time === 0) return { time: factor * time };
  const size = unitSize("time", unit);
  const own = timeMyr(units);
  if (size && own !== null) return { time: (time * size.size) / own };
  return {
    time: factor * time,
    note: `The time is taken in the units of the other numbers, though its unit is ${unit.slice(0, 40)}.`,
  };
}

/** GADGET's units (kpc, km/s, 1e10 Msun) instead of `units`, by factors; null where these have no physical size. */
export function astronomers(units: Units): { units: Units; factors: Record<Kind, number>; note: string } | null {
  const { lengthKpc, massMsun, velocityKms } = units;
  const [own, common] = [timeMyr(units), timeMyr(GADGET_UNITS)!];
  if (lengthKpc === null || massMsun === null || velocityKms === null || own === null) return null;
  return {
    units: GADGET_UNITS,
    factors: { length: lengthKpc, mass: massMsun / 1e10, velocity: velocityKms, time: own / common },
    note: "Some numbers are beyond 3.4e38, the largest 32-bit float: all were converted to kpc, km/s and 1e10 Msun.",
  };
}
