import type { Units } from "../../bodies/units.ts";
import { addNamed, readColumns, scaledRun } from "../columnTable.ts";
import { oneLine } from "../describe.ts";
import { FileError } from "../fileError.ts";
import type { FileOptions, ReadResult } from "../format.ts";
import { type NumberRun, STRETCH, TooLarge } from "../numbers.ts";
import { refuseElements } from "../otherKind.ts";
import type { Source } from "../source.ts";
import { componentNamed } from "../table/cells.ts";
import { type Role, roleOf, vectorOf } from "../table/columns.ts";
import { astronomers, type Cosmos, kindOf, timeIn, unitsOfColumns } from "../table/units.ts";
import { columnsOf, type FitsColumn, isNumber, type Rows, rolesByName, rolesOf, runsOf } from "./columns.ts";
import { type Extension, formless, some, titleOf, without } from "./faults.ts";
import { numberOf, readHeader, textOf, type Unit, wholeOf } from "./header.ts";

/** Bytes of rows that are fetched at a time; all columns are read from them. */
const PIECE = 2 ** 22;

/**
 * Reads the bodies of a binary table of a FITS file: the first with positions (FITS Standard 4.0, section 7.3). Columns go by their names
 * (TTYPE): x, y, z or pos, vx, vy, vz or vel, mass, id, component, galaxy, eps in any spelling that tables and NumPy files may have.
 */
export async function readFits(source: Source, options: FileOptions): Promise<ReadResult> {
  const primary = await readHeader(source, 0);
  const met: Extension[] = [];
  let chosen: ReadResult | null = null;
  for await (const extension of extensions(source, primary)) {
    met.push(extension);
    if (chosen || !hasPositions(extension)) continue;
    chosen = await readTable(source, extension, primary, options);
  }
  if (!chosen) throw without(met, primary);
  const others = met.filter(({ columns }) => columns);
  if (others.length < 2) return chosen;
  const taken = others.find(hasPositions)!;
  const names = others.filter((extension) => extension !== taken).map(titleOf);
  const note = `Of ${others.length} tables the first with positions was read, ${titleOf(taken)}; not read: ${some(names, 6)}.`;
  return { ...chosen, notes: [note, ...chosen.notes] };
}

/** The extensions one after the other, up to the end of the file or to what is none. */
async function* extensions(source: Source, primary: Unit): AsyncGenerator<Extension, undefined, undefined> {
  let at = whole(source, primary).end;
  for (let number = 1; at < source.size; number++) {
    const start = new TextDecoder("latin1").decode(await source.read(at, 9));
    // Other bytes may follow the last extension (Standard 4.0, section 3.5).
    if (start !== "XTENSION=") return;
    const unit = whole(source, await readHeader(source, at));
    const table = /^(A3DTABLE|BINTABLE)$/.test(textOf(unit, "XTENSION").trim());
    yield { number, unit, columns: table && unit.values.get("ZTABLE") !== true ? columnsOf(unit) : null };
    at = unit.end;
  }
}

/** The same, where its data are there; the fill after the last may be missing. Throws FileError. */
function whole({ size }: Source, unit: Unit): Unit {
  if (unit.start + unit.bytes <= size) return unit;
  throw new FileError(
    `FITS file cut off: the data of the header at byte ${unit.at} end at byte ${unit.start + unit.bytes}; found ${size} bytes`,
  );
}

function hasPositions({ columns }: Extension): boolean {
  const roles = columns?.flatMap(rolesOf);
  return (roles?.includes("x") && roles.includes("y")) ?? false;
}

async function readTable(
  source: Source,
  extension: Extension,
  primary: Unit,
  options: FileOptions,
): Promise<ReadResult> {
  const { unit } = extension;
  const columns = extension.columns!;
  const title = `FITS, ${titleOf(extension)}`;
  refuseElements(columns.map(({ name }) => name));
  const file: Rows = {
    source,
    start: unit.start,
    width: wholeOf(unit, "NAXIS1"),
    count: wholeOf(unit, "NAXIS2"),
  };
  const bodies = file.count === 1 ? arraysOf(columns) : file.count;
  const stretch = Math.max(1, Math.min(STRETCH, Math.floor(PIECE / file.width)));
  const rows = file.count === 1 ? file : { ...file, source: byBlocks(source, file.start, stretch * file.width) };

  const runs = new Map<Role, NumberRun>();
  const named: { readonly name: string; readonly role: Role | undefined; readonly unit: string }[] = [];
  const used: string[] = [];
  const unused: string[] = [];
  let [words, id]: (FitsColumn | null)[] = [null, null];
  for (const column of columns) {
    const parts = runsOf(column, rows, bodies);
    if (parts && addNamed(runs, column.name, parts)) {
      used.push(column.name);
      const roles = parts.length === 3 ? vectorOf(column.name)! : [roleOf(column.name)!];
      for (const role of roles) named.push({ name: column.name, role, unit: column.unit });
      if (roles.includes("id")) id = column;
    } else if (column.letter === "A" && file.count === bodies && roleOf(column.name) === "component") words = column;
    else unused.push(column.name);
  }
  // An array of one row that is no multiple of the others; places, masses or velocities of variable length, or as text.
  const lost = columns.filter((column) => !isNumber(column.letter)).flatMap(rolesByName);
  if (!runs.has("x") || !runs.has("y") || lost.some((role) => NEEDED.has(role) && !runs.has(role)))
    throw formless(title, columns);
  const notes = unused.length > 0 ? [`Columns not used: ${some(unused, 12)}.`] : [];
  const { units, factors, notes: said } = unitsOfColumns(named, cosmosOf(unit, primary));
  notes.push(...said);
  for (const [k, { role }] of named.entries()) runs.set(role!, scaledRun(runs.get(role!)!, factors[k]!));
  const wholeIds = id !== null && isUnsigned(id);
  if (wholeIds && !id!.scale) runs.set("id", unsigned(runs.get("id")!));
  const table = {
    ...{ count: bodies, columns: runs, title, notes, units, wholeIds, stretch },
    ...(words && { components: wordsOf(words, rows, title) }),
    time: timeOf(unit, primary, units, notes),
    format: `${title} (columns ${some(used, 12)})`,
  };
  try {
    return await readColumns(table, options);
  } catch (fault) {
    const common = fault instanceof TooLarge ? astronomers(units) : null;
    if (!common) throw fault;
    const scaled = new Map<Role, NumberRun>();
    for (const [role, run] of runs) scaled.set(role, scaledRun(run, common.factors[kindOf(role)!] ?? 1));
    const time = table.time * common.factors.time;
    return await readColumns(
      { ...table, columns: scaled, time, units: common.units, notes: [...notes, common.note] },
      options,
    );
  }
}

/** Columns without which a table would be read as another one than it is. */
const NEEDED: ReadonlySet<Role> = new Set(["mass", "x", "y", "z", "vx", "vy", "vz"]);

/** Hubble's h and the scale factor, as the headers say. */
function cosmosOf(unit: Unit, primary: Unit): Cosmos {
  const first = (names: readonly string[]) => {
    const values = [unit, primary].flatMap((header) => names.map((name) => numberOf(header, name)));
    return values.find((value) => value !== undefined && value > 0) ?? null;
  };
  const hubble = first(["HUBBLE", "HUBBLEPA", "LITTLEH", "H", "H0"]);
  const redshift = first(["REDSHIFT"]);
  return {
    hubble: hubble !== null && hubble > 2 ? hubble / 100 : hubble,
    scale: first(["AEXP", "SCALEFAC"]) ?? (redshift === null ? null : 1 / (1 + redshift)),
  };
}

/** Bodies of a table of one row: as many as its column of positions holds, where that is an array. */
function arraysOf(columns: readonly FitsColumn[]): number {
  const place = columns.find((column) => rolesOf(column).includes("x"))!;
  return Math.max(1, Math.floor(place.repeat / rolesOf(place).length));
}

/** A source whose reads come from the last block of `bytes` bytes, counted from `start`; none reaches over the end of its block. */
function byBlocks(source: Source, start: number, bytes: number): Source {
  let number = -1;
  let block: Uint8Array = new Uint8Array(0);
  return {
    size: source.size,
    async read(offset, length) {
      const wanted = Math.floor((offset - start) / bytes);
      if (wanted !== number) {
        block = await source.read(start + wanted * bytes, bytes);
        number = wanted;
      }
      const from = offset - start - number * bytes;
      return block.subarray(from, from + length);
    },
  };
}

/** Integers that are unsigned as they are meant: bytes, and the others by the offset that stands for that (Standard 4.0, table 19) or by none. */
function isUnsigned({ letter, scale, missing }: FitsColumn): boolean {
  const half = { I: 2 ** 15, J: 2 ** 31, K: 2 ** 63 }[letter];
  if (missing !== undefined || (half === undefined && letter !== "B")) return false;
  return !scale || (scale.factor === 1 && scale.zero === half);
}

/** Signed ids without an offset wrap to what the writer's unsigned counter meant. */
function unsigned(run: NumberRun): NumberRun {
  return { ...run, kind: run.kind.replace("i", "u") as NumberRun["kind"] };
}

/** Reader of components that stand in a column of words. */
function wordsOf({ name, repeat, offset }: FitsColumn, { source, start, width }: Rows, title: string) {
  const known = new Map<string, number>();
  const decoder = new TextDecoder("latin1");
  return async (from: number, n: number, out: Uint8Array): Promise<void> => {
    const bytes = await source.read(start + from * width, n * width);
    for (let i = 0; i < n; i++) {
      const text = decoder.decode(bytes.subarray(i * width + offset, i * width + offset + repeat));
      let component = known.get(text);
      if (component === undefined) {
        const word = text.replace(/\0.*$/s, "").trim();
        component = componentNamed(word) ?? -1;
        if (component < 0)
          throw new FileError(
            `${title}, row ${from + i + 1}: "${oneLine(word, 40)}" in column ${name} is no component`,
          );
        known.set(text, component);
      }
      out[i] = component;
    }
  };
}

/** TIME of the table or of the file, in TIMEUNIT where it is said and known, else in the time units of the numbers. */
function timeOf(unit: Unit, primary: Unit, units: Units, notes: string[]): number {
  const header = numberOf(unit, "TIME") !== undefined ? unit : primary;
  const { time, note } = timeIn(units, numberOf(header, "TIME") ?? 0, textOf(header, "TIMEUNIT").trim());
  if (note) notes.push(note);
  return time;
}
