import type { Dataset, Group } from "h5wasm";
import { FileError } from "../fileError.ts";
import { headerMassNote } from "../particleTypes.ts";
import { numberAt, oneNumber } from "./datasets.ts";
import { shown, titleOf } from "./entities.ts";
import type { Hdf5Header } from "./header.ts";

/** Names of masses; the first is GADGET's and SWIFT's. */
const MASSES = ["Masses", "Mass", "MASS", "DynamicalMasses", "DynamicalMass", "ParticleMasses"];

/** Names of what a black hole alone weighs in its model: less than what moves in the run, and better than nothing. */
const SUBGRID = ["SubgridMasses", "BH_Mass", "BlackHoleMass"];

/** The bodies of a type. */
export interface Species {
  readonly type: number;
  readonly group: Group;
  readonly count: number;
}

/**
 * Where the masses of a type are. GADGET's rule: a mass in the header's table counts, whatever datasets there are; SWIFT writes a table
 * that it doesn't read, so there the dataset counts.
 */
export function massesOf(
  { type, group, count }: Species,
  { massTable, rule }: Hdf5Header,
  named: (names: readonly string[]) => Dataset | undefined,
  find: (names: readonly string[]) => Dataset | null,
  notes: string[],
): { mass: Dataset | null; fixedMass: number } {
  const table = massTable?.[type] ?? 0;
  if (!Number.isFinite(table))
    throw new FileError(`HDF5: the header's MassTable holds ${table} for type ${type}; expected a finite number`);
  const dataset = named(MASSES);
  if (dataset && table !== 0 && rule === "gadget")
    notes.push(headerMassNote(`PartType${type}`, table, titleOf(dataset)));
  if (table !== 0 && (!dataset || rule === "gadget")) return { mass: null, fixedMass: table };
  if (dataset && count > 1 && dataset.metadata.total_size === 1) {
    notes.push(`${titleOf(dataset)} holds one mass: every body of PartType${type} has it.`);
    return { mass: null, fixedMass: oneNumber(dataset) };
  }
  const mass = find(MASSES);
  if (mass && table !== 0 && Math.abs(numberAt(mass, 0) / table - 1) > 1e-3)
    notes.push(`The header has a mass of PartType${type}, ${table}; ${titleOf(mass)} counts, as in SWIFT.`);
  if (mass) return { mass, fixedMass: 0 };
  const subgrid = find(SUBGRID);
  if (!subgrid) {
    const has = group.keys().slice(0, 12).map(shown).join(", ");
    const header = massTable ? "the header's MassTable holds 0 for it" : "the header has no MassTable";
    throw new FileError(`HDF5: PartType${type} has no dataset Masses (it has ${has}), and ${header}`);
  }
  notes.push(
    `PartType${type} has no masses but ${titleOf(subgrid)}, of the black holes without what surrounds them: these were taken.`,
  );
  return { mass: subgrid, fixedMass: 0 };
}
