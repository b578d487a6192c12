import { NBODY_UNITS, type Units, unitsFrom } from "../../bodies/units.ts";
import { FileError } from "../fileError.ts";
import { unitsOfSizes } from "../knownUnits.ts";
import type { Role } from "./columns.ts";

type Kind = "length" | "mass" | "velocity";

const LENGTHS_KPC: Record<string, number> = {
  kpc: 1,
  pc: 1e-3,
  parsec: 1e-3,
  mpc: 1e3,
  au: 4.84813681e-9,
  ly: 3.06601394e-4,
  km: 3.24077929e-17,
  m: 3.24077929e-20,
  cm: 3.24077929e-22,
};
const MASSES_MSUN: Record<string, number> = { msun: 1, msol: 1, kg: 5.02916e-31, g: 5.02916e-34 };
const VELOCITIES_KMS: Record<string, number> = {
  "km/s": 1,
  kms: 1,
  "m/s": 1e-3,
  "cm/s": 1e-5,
  "pc/myr": 0.97779222,
  "kpc/gyr": 0.97779222,
  "kpc/myr": 977.79222,
  "au/yr": 4.74047046,
};

/** Folds spellings: `km s^-1`, `km s**-1`, `km s-1`, `M_sun`, `1e10 Msun`, `10^10 Msun`. */
function foldUnit(unit: string): { factor: number; unit: string } {
  let text = unit
    .toLowerCase()
    .replace(/\*\*/g, "^")
    .replace(/sol(ar)? ?mass(es)?|m_?☉|m_?⊙|m_?sun\b/g, "msun")
    .replace(/parsecs?/g, "pc")
    .replace(/^kilo(?=pc)/, "k");
  text = text.replace(/[\s*.]*\b(s|myr|gyr|yr)\s*\^?\s*\(?-1(\.0)?\)?/g, "/$1").replace(/10\^(\d+)/, "1e$1");
  const match = /^\s*(\d+(?:\.\d+)?(?:e[+-]?\d+)?)?\s*[*x]?\s*(.*?)\s*$/.exec(text);
  return { factor: match?.[1] ? Number(match[1]) : 1, unit: (match?.[2] ?? "").replace(/\s/g, "") };
}

/** Size of a unit in kpc, Msun or km/s; null where the text names none. */
export function unitSize(kind: Kind, text: string): number | null {
  const { factor, unit } = foldUnit(text);
  const table = kind === "length" ? LENGTHS_KPC : kind === "mass" ? MASSES_MSUN : VELOCITIES_KMS;
  return Object.hasOwn(table, unit) ? factor * table[unit]! : null;
}

/** What a column's numbers measure; null where no unit of ours goes with them. */
export function kindOf(role: Role | undefined): Kind | null {
  if (role === "mass") return "mass";
  if (role === "x" || role === "y" || role === "z") return "length";
  return role === "vx" || role === "vy" || role === "vz" ? "velocity" : null;
}

/**
 * Units of a table whose columns name theirs; N-body units where lengths or velocities have none. Throws FileError where columns of
 * one kind have different ones.
 */
export function unitsOfColumns(columns: readonly { readonly role: Role | undefined; readonly unit: string }[]): {
  units: Units;
  note?: string;
} {
  const size: Record<Kind, number | null> = { length: null, mass: null, velocity: null };
  const said = { length: "", mass: "", velocity: "" };
  for (const { role, unit } of columns) {
    const kind = kindOf(role);
    const own = kind && unitSize(kind, unit);
    if (kind === null || own === null) continue;
    if (size[kind] !== null && Math.abs(own / size[kind] - 1) > 1e-6)
      throw new FileError(`columns of ${kind} are in different units, ${said[kind]} and ${unit}; give all of them one`);
    size[kind] ??= own;
    said[kind] ||= unit;
  }
  const { length, mass, velocity } = size;
  if (length !== null && velocity !== null && mass !== null) {
    const units = unitsOfSizes(length, mass, velocity);
    return { units, note: `Units from the header: ${length} kpc, ${velocity} km/s, ${mass} Msun.` };
  }
  if (length !== null && velocity !== null) {
    const name = `${length} kpc, ${velocity} km/s`;
    return {
      units: unitsFrom(name, length, velocity),
      note: `Units from the header: ${name}; mass in units of G = 1 assumed.`,
    };
  }
  return { units: NBODY_UNITS };
}
