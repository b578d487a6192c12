import { NBODY_UNITS, type Units } from "../../bodies/units.ts";
import { FileError } from "../fileError.ts";
import { refuseElements } from "../otherKind.ts";
import { type Role, roleOf, rolesOf, splitName } from "./columns.ts";
import type { Scanner } from "./scanner.ts";
import { kindOf, unitSize, unitsOfColumns } from "./units.ts";

/** What stands before the first body: names, units, `N time`. */
export interface Head {
  /** Names and roles of the columns, where the file gives them. */
  readonly names: readonly string[] | null;
  readonly roles: readonly (Role | undefined)[] | null;
  readonly units: Units;
  /** Numbers on short lines before the table: `N`, `N time`, `N` and `R`. */
  readonly preamble: readonly number[];
  /** First line of the preamble. */
  readonly preambleLine: number;
  /** Header lines whose words name no known columns. */
  readonly unknown: readonly string[];
  /** Time from a comment such as `# time = 1.5`. */
  readonly time: number | null;
  /** Fields of the first body's row, which the scanner holds. */
  readonly fields: number;
  readonly notes: readonly string[];
}

async function nextRow(scanner: Scanner): Promise<number> {
  const fields = scanner.next();
  return fields < 0 ? await scanner.more() : fields;
}

/** Reads up to the first body; the scanner then holds its row. `fields` is 0 where there is no row at all. */
export async function readHead(scanner: Scanner): Promise<Head> {
  const unknown: string[] = [];
  let names: string[] | null = null;
  let unitTexts: string[] = [];
  let preamble: number[] = [];
  let preambleLine = 0;
  let shortLines = 0;
  let time: number | null = null;
  let commented = false;
  const notes: string[] = [];

  const tryNames = (words: string[]): boolean => {
    if (names) {
      const given = words.map((word, k) => sizeOfKind(names!, k, word));
      if (words.length === names.length && given.some((size) => size !== null)) {
        unitTexts = words;
        return true;
      }
      return false;
    }
    if (!rolesOf(words)) return false;
    names = words;
    return true;
  };

  let fields = await scanner.more();
  for (;;) {
    for (const comment of scanner.comments.splice(0)) {
      const body = comment.replace(/^(#|%|\/\/)+/, "").trim();
      const clock = /^t(?:ime)?\s*[=: ]\s*([-+]?[\d.]+(?:[eEdD][-+]?\d+)?)\b/i.exec(body);
      if (clock && Number.isFinite(Number(clock[1]))) time = Number(clock[1]);
      refuseElements(body.split(/[\s,;]+/));
      const namedBefore = names !== null;
      if (splits(body).some((words) => (namedBefore || mostlyNames(words)) && tryNames(words)) && !namedBefore)
        commented = true;
    }
    if (fields === 0) break;
    const words = Array.from({ length: Math.min(fields, 64) }, (_, k) => scanner.text(k));
    const numeric = words.filter((_, k) => !Number.isNaN(scanner.values[k]!)).length;
    if (numeric === 0) {
      const line = scanner.slice(
        scanner.starts[0]!,
        Math.min(scanner.ends[Math.min(fields, 64) - 1]!, scanner.starts[0]! + 4000),
      );
      if (/;/.test(line) && !/,/.test(line))
        scanner.decimalComma = /\d,\d/.test(scanner.slice(scanner.at, scanner.at + 2000));
      // A real header outranks names in a comment above it.
      if (commented && splits(line).some((split) => rolesOf(split) !== null)) names = null;
      if (splits(line).some(tryNames)) commented = false;
      else unknown.push(line.slice(0, 80));
      if (unknown.length > 3) {
        throw new FileError(
          `text, but not a table of bodies: line ${scanner.line} starts with "${words[0]}"; expected rows of numbers such as m x y z vx vy vz`,
        );
      }
      fields = await nextRow(scanner);
      continue;
    }
    if (fields <= 3 && numeric === fields && shortLines < 3) {
      // Up to three short lines of numbers before wider rows: N; N time; N, ndim, time; N and R.
      const held = Array.from(scanner.values.subarray(0, fields));
      const heldLine = scanner.line;
      const more = wider(scanner, fields);
      if (more) {
        preamble = [...preamble, ...held];
        preambleLine ||= heldLine;
        shortLines++;
        fields = await nextRow(scanner);
        continue;
      }
    }
    break;
  }
  // A comment that happens to name x and y is prose unless it has a word for every column.
  if (commented && names && (names as string[]).length !== fields) names = null;
  const { units, note } = unitsOf(names, unitTexts);
  if (note) notes.push(note);
  return {
    names: names ? (names as string[]).map((name) => splitName(name).name) : null,
    roles: names ? rolesOf(names) : null,
    units,
    preamble,
    preambleLine,
    unknown,
    time,
    fields,
    notes,
  };
}

/** Does at least every other word name a column? Prose about x, y and z doesn't. */
function mostlyNames(words: readonly string[]): boolean {
  return 2 * words.filter((word) => roleOf(splitName(word).name)).length >= words.length;
}

/** The words of a header line: between separators where it has some, else between blanks, with units in brackets kept on. */
function splits(line: string): string[][] {
  const wide = line.split(/[\t,;]/).map((word) => word.trim());
  const tight = line.replace(
    /\s*([[(])([^\])]*)([\])])/g,
    (_, open, unit, close) => open + unit.trim().replace(/\s+/g, "*") + close,
  );
  const narrow = tight.split(/[\s,;]+/).filter((word) => word !== "");
  return wide.length > 2 ? [wide, narrow] : [narrow];
}

/** Do wider rows follow within three lines? Looks ahead without moving the scanner. */
function wider(scanner: Scanner, fields: number): boolean {
  const { at, line } = scanner;
  const row = { values: scanner.values.slice(), starts: scanner.starts.slice(), ends: scanner.ends.slice() };
  const comments = scanner.comments.slice();
  let found = false;
  for (let k = 0; k < 3 && !found; k++) {
    const next = scanner.next();
    // Three lines do not reach beyond the first stretch of the file, unless they are no table.
    if (next <= 0) break;
    found = next > Math.max(3, fields);
  }
  scanner.at = at;
  scanner.line = line;
  scanner.values.set(row.values);
  scanner.starts.set(row.starts);
  scanner.ends.set(row.ends);
  scanner.comments = comments;
  return found;
}

function sizeOfKind(names: readonly string[], k: number, text: string): number | null {
  const kind = kindOf(roleOf(splitName(names[k] ?? "").name));
  return kind ? unitSize(kind, text) : null;
}

/** Units from `x [kpc]` in the names or from a second header line. */
function unitsOf(names: readonly string[] | null, second: readonly string[]): { units: Units; note?: string } {
  if (!names) return { units: NBODY_UNITS };
  return unitsOfColumns(
    names.map((text, k) => {
      const { name, unit } = splitName(text);
      return { role: roleOf(name), unit: unit || (second[k] ?? "") };
    }),
  );
}
