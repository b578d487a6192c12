import { NBODY_UNITS } from "../../bodies/units.ts";
import { addNamed, type ColumnTable, needPositions, readColumns } from "../columnTable.ts";
import { FileError } from "../fileError.ts";
import type { FileOptions, ReadResult } from "../format.ts";
import { numberOf, readNumbers, STRETCH } from "../numbers.ts";
import { refuseElements } from "../otherKind.ts";
import { bytesSource, type Source } from "../source.ts";
import { type Role, roleOf, vectorOf } from "../table/columns.ts";
import { NO_UNITS } from "../table/units.ts";
import { type Column, type NpyArray, npyArray } from "./npy.ts";
import { type ZipEntry, zipContent, zipEntries, zipHead } from "./zip.ts";

/** Bytes of an array that are looked at before it is known to be wanted; NumPy itself refuses headers beyond 10 kB. */
const HEAD = 2 ** 14;

/** What an array or an archive gives. */
type Table = Pick<ColumnTable, "count" | "columns" | "time" | "notes"> & { readonly title: string };

/** Reads a .npy matrix (rows as in a table without names) or an array of records with named fields. */
export async function readNpy(source: Source, options: FileOptions): Promise<ReadResult> {
  return await toBodies(await tableOf(await npyArray(source)), "NumPy array", options);
}

/** Reads an .npz archive: arrays by name (pos, vel, mass, id ...), or one matrix. */
export async function readNpz(source: Source, options: FileOptions): Promise<ReadResult> {
  const arrays = new Map<string, NpyArray>();
  const skipped: string[] = [];
  const entries: { name: string; entry: ZipEntry }[] = [];
  for (const entry of await zipEntries(source)) {
    if (entry.name.endsWith(".npy")) entries.push({ name: entry.name.replace(/\.npy$/, ""), entry });
    else skipped.push(entry.name);
  }
  // Where names say what is wanted, nothing else is unpacked; else the headers say which one is the matrix.
  const named = entries.filter(({ name }) => isKnown(name)).length > 1;
  for (const { name, entry } of entries) {
    if (named && !isKnown(name)) {
      skipped.push(name);
      continue;
    }
    try {
      const head = bytesSource(await zipHead(source, entry, HEAD, options));
      arrays.set(name, await npyArray({ ...head, size: entry.size }, `array ${name}`));
    } catch (error) {
      // Text and object arrays (a comment, a parameter list) are no reason to refuse the bodies.
      if (!/are not read|record type/.test(String(error))) throw error;
      skipped.push(name);
    }
  }
  for (const { name, entry } of entries)
    if (arrays.has(name) && (arrays.size === 1 || isKnown(name)))
      arrays.set(name, await npyArray(await zipContent(source, entry, options), `array ${name}`));
  if (arrays.size === 0) {
    throw new FileError(`not a snapshot: ${zipKind(skipped)}`);
  }
  const only = arrays.size === 1 ? [...arrays.values()][0]! : null;
  const table =
    only && (only.fields.size > 0 || only.shape.length === 2) ? await tableOf(only) : await namedArrays(arrays);
  const notes = skipped.length > 0 ? [...table.notes, `Not used: ${skipped.slice(0, 8).join(", ")}.`] : table.notes;
  return await toBodies({ ...table, notes }, "NumPy archive", options);
}

/** Formats that are zip archives, by the names of their files, and what to do instead. */
const ZIPPED: readonly (readonly [RegExp, string])[] = [
  [/^xl\//, "an Excel file; save as CSV (m x y z vx vy vz) instead"],
  [/^content\.xml$/, "an OpenDocument file; save as CSV (m x y z vx vy vz) instead"],
  [/^(word|ppt)\//, "a Word or PowerPoint file; save as CSV (m x y z vx vy vz) instead"],
  [/(^|\/)(\.zgroup|\.zarray|zarr\.json)$/, "a Zarr file; save as .npz (mass, pos, vel) instead"],
  [/(^|\/)data\.pkl$/, "a PyTorch file; save as .npz (mass, pos, vel) instead"],
];

/** What an archive without NumPy arrays is. */
function zipKind(names: readonly string[]): string {
  const known = ZIPPED.find(([name]) => names.some((one) => name.test(one)));
  if (known) return known[1];
  const some = names.slice(0, 6).join(", ") || "nothing";
  return `a zip archive without NumPy arrays (.npy), which holds ${some}; unpack it and open a file of it instead`;
}

/** Does an array of this name hold something of the bodies? */
function isKnown(name: string): boolean {
  return isTime(name) || vectorOf(name) !== undefined || roleOf(name) !== undefined;
}

const isTime = (name: string): boolean => /^(t|time)$/i.test(name);

const SEVEN: readonly Role[] = ["mass", "x", "y", "z", "vx", "vy", "vz"];

/** A matrix [bodies, 3 | 4 | 6 | 7], its transpose, or an array of records. */
async function tableOf(array: NpyArray): Promise<Table> {
  if (array.fields.size > 0) {
    refuseElements([...array.fields.keys()]);
    const columns = new Map<Role, Column>();
    const unused: string[] = [];
    for (const [field, parts] of array.fields) addNamed(columns, field, parts) || unused.push(field);
    needPositions(columns, [...array.fields.keys()], "NumPy file");
    const count = array.shape.reduce((a, b) => a * b, 1);
    const notes = unused.length > 0 ? [`Fields not used: ${unused.slice(0, 12).join(", ")}.`] : [];
    return { count, columns, time: 0, title: "records", notes };
  }
  const [rows = 0, width = 0] = array.shape;
  const layouts: Record<number, readonly Role[]> = {
    3: SEVEN.slice(1, 4),
    4: SEVEN.slice(0, 4),
    6: SEVEN.slice(1),
    7: SEVEN,
  };
  const across = array.shape.length === 2 && !layouts[width] && layouts[rows] !== undefined;
  const roles = array.shape.length === 2 ? layouts[across ? rows : width] : undefined;
  if (!roles) {
    const many = array.shape.length === 3 && layouts[array.shape[2]!] !== undefined;
    throw new FileError(
      `NumPy array of shape (${array.shape.join(", ")}) is no table of bodies; expected (bodies, 3, 4, 6 or 7)${many ? ": of bodies at many times save one, such as a[-1]" : ""}`,
    );
  }
  const count = across ? width : rows;
  const columns = new Map(roles.map((role, k) => [role, array.column(k, across)] as const));
  const notes = [];
  if (roles === SEVEN && count > 0) {
    let massFirst = true;
    let massLast = true;
    for (let from = 0; from < count; from += STRETCH) {
      const n = Math.min(STRETCH, count - from);
      massFirst &&= (await readNumbers(columns.get("mass")!, from, n)).every((x) => !(x < 0));
      massLast &&= (await readNumbers(columns.get("vz")!, from, n)).every((x) => x > 0);
    }
    if (!massFirst && massLast) {
      const order: readonly Role[] = [...SEVEN.slice(1), "mass"];
      order.forEach((role, k) => {
        columns.set(role, array.column(k, across));
      });
      notes.push("The first column is negative somewhere and the last is not: columns x y z vx vy vz m assumed.");
    } else if (!massFirst) {
      throw new FileError(
        "neither the first nor the last of the NumPy array's seven columns holds masses; use named fields or an .npz",
      );
    }
  }
  if (notes.length === 0)
    notes.push(`Columns assumed: ${roles.map((role) => (role === "mass" ? "m" : role)).join(" ")}.`);
  return { count, columns, time: 0, title: `shape (${array.shape.join(", ")})`, notes };
}

/** What may be one number for all bodies. */
const SHARED: ReadonlySet<Role> = new Set(["mass", "softening", "component", "galaxy"]);

/** Arrays by name: `pos` and `vel` of shape (bodies, 3), or `x`, `y`, ... one by one. */
async function namedArrays(arrays: ReadonlyMap<string, NpyArray>): Promise<Table> {
  const columns = new Map<Role, Column>();
  const counts = new Map<string, number>();
  const unused: string[] = [];
  const shared: { readonly role: Role; readonly name: string; readonly array: NpyArray }[] = [];
  let time = 0;
  for (const [name, array] of arrays) {
    const [rows = 1, width] = array.shape;
    if (isTime(name) && array.kind && array.shape.reduce((a, b) => a * b, 1) === 1) {
      time = await numberOf(array.column(0));
      continue;
    }
    const role = roleOf(name);
    if (role && SHARED.has(role) && array.kind && array.shape.every((length) => length === 1)) {
      shared.push({ role, name, array });
      continue;
    }
    if (array.shape.length > 2 && vectorOf(name))
      throw new FileError(
        `array ${name} of shape (${array.shape.join(", ")}) holds bodies at many times; expected (bodies, 3): save one of them, such as ${name}[-1]`,
      );
    const flat = array.shape.length === 1 || (array.shape.length === 2 && width === 1);
    const across = array.shape.length === 2 && rows === 3 && width !== 3;
    const vector = array.shape.length === 2 && (width === 3 || across);
    const parts = array.kind && (flat || vector) ? (vector ? [0, 1, 2] : [0]).map((k) => array.column(k, across)) : [];
    if (parts.length > 0 && addNamed(columns, name, parts)) counts.set(name, across ? width! : rows);
    else unused.push(name);
  }
  needPositions(columns, [...arrays.keys()], "NumPy file");
  const [first, ...others] = counts;
  for (const [name, count] of others) {
    if (count !== first![1])
      throw new FileError(`NumPy arrays differ in length: ${first![0]} has ${first![1]} rows, ${name} has ${count}`);
  }
  const notes = unused.length > 0 ? [`Arrays not used: ${unused.slice(0, 12).join(", ")}.`] : [];
  for (const { role, name, array } of shared) {
    columns.set(role, { ...array.column(0), stride: 0 });
    counts.set(name, 1);
    if (first![1] > 1) notes.push(`${name} is one number for all bodies.`);
  }
  return { count: first![1], columns, time, title: [...counts.keys()].join(" "), notes };
}

async function toBodies(table: Table, title: string, options: FileOptions): Promise<ReadResult> {
  const notes = [...table.notes, NO_UNITS];
  return await readColumns(
    { ...table, notes, units: NBODY_UNITS, title, format: `${title} (${table.title})` },
    options,
  );
}
