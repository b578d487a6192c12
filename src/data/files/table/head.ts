import { NBODY_UNITS, type Units } from "../../bodies/units.ts";
import { FileError } from "../fileError.ts";
import { refuseElements } from "../otherKind.ts";
import { type Role, roleOf } from "./columns.ts";
import { isHeader, mostlyNames, rolesOf, splitName, splits } from "./names.ts";
import { isStatement, type Line, listedNames, listen, type Said } from "./said.ts";
import { MAX_COLUMNS, type Scanner } from "./scanner.ts";
import { kindOf, NO_UNITS, unitsOfColumns } from "./units.ts";
import { saysNone, unitSize } from "./unitWords.ts";

/** What stands before the first body: names, units, `N time`. */
export interface Head {
  /** Names and roles of the columns, where the file gives them. */
  readonly names: readonly string[] | null;
  readonly roles: readonly (Role | undefined)[] | null;
  readonly units: Units;
  /** What the numbers of each column are multiplied by, so that those of one kind have one unit. */
  readonly factors: readonly number[];
  /** Numbers on short lines before the table: `N`, `N time`, `N` and `R`. */
  readonly preamble: readonly number[];
  /** First line of the preamble. */
  readonly preambleLine: number;
  /** Names of columns that are none of a table of bodies. */
  readonly foreign: readonly string[] | null;
  /** Lines of words that say nothing we know. */
  readonly unknown: readonly string[];
  readonly said: Said;
  /** Fields of the first body's row, which the scanner holds. */
  readonly fields: number;
  readonly notes: readonly string[];
}

/** Lines of words above the rows that may say nothing we know. */
const MOST_WORDS = 3;

/** Reads up to the first body; the scanner then holds its row. `fields` is 0 where there is no row at all. */
export async function readHead(scanner: Scanner): Promise<Head> {
  const lines: Line[] = [];
  const preamble: number[] = [];
  let preambleLine = 0;
  let shortLines = 0;
  let worded = 0;
  let fields = await scanner.more();
  for (;;) {
    for (const comment of scanner.comments.splice(0)) {
      const text = comment.replace(/^([#%!;]|\/\/)+/, "").trim();
      refuseElements(text.split(/[\s,;]+/));
      lines.push({ text, comment: true });
    }
    if (fields === 0) break;
    const kept = Math.min(fields, MAX_COLUMNS);
    const numbers = Array.from(scanner.values.subarray(0, kept)).filter((value) => !Number.isNaN(value)).length;
    if (isWords(scanner, kept, numbers)) {
      const start = scanner.starts[0]!;
      const text = scanner.slice(start, Math.min(scanner.ends[kept - 1]!, start + 4000));
      lines.push({ text, comment: false });
      if (!isStatement(text) && !splits(text).some(rolesOf) && ++worded > MOST_WORDS)
        throw new FileError(
          `line ${scanner.line}: text, but not a table of bodies: it starts with "${scanner.text(0)}"; expected rows of numbers such as m x y z vx vy vz`,
        );
    } else if (fields <= 3 && numbers === fields && shortLines < 3) {
      // Up to three short lines of numbers before wider rows: N; N time; N, ndim, time; N and R.
      const [held, line] = [Array.from(scanner.values.subarray(0, fields)), scanner.line];
      if (!wider(scanner, fields)) break;
      preamble.push(...held);
      preambleLine ||= line;
      shortLines++;
    } else break;
    fields = scanner.next();
    if (fields < 0) fields = await scanner.more();
  }
  return { ...understood(lines, fields), preamble, preambleLine, fields };
}

/** Is the row that the scanner holds one of words: a header, units, a sentence, `Time 100`? */
function isWords(scanner: Scanner, fields: number, numbers: number): boolean {
  if (numbers === fields) return false;
  if (fields < 3) return true;
  // Numbers that are missing don't make words of a row.
  let missing = 0;
  for (let k = 0; numbers > 0 && k < fields; k++)
    if (Number.isNaN(scanner.values[k]!) && /^([-+]?(nan|inf(inity)?)|null|none|n\/a|-*)$/i.test(scanner.text(k)))
      missing++;
  return 2 * (numbers + missing) < fields;
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

/** What the lines above rows of `fields` columns say. */
function understood(lines: readonly Line[], fields: number): Omit<Head, "preamble" | "preambleLine" | "fields"> {
  const said = listen(lines);
  const header = headerOf(lines, fields);
  const used = new Set<Line>(header ? [header.line] : []);
  let second: readonly string[] = [];
  if (header) {
    const line = lines.slice(header.at + 1).find((one) => unitRow(one, header.names));
    if (line) {
      used.add(line);
      second = unitRow(line, header.names)!;
    }
  }
  const unknown = lines
    .filter((line) => !line.comment && !used.has(line) && !isStatement(line.text) && listen([line]).kinds.size === 0)
    .map(({ text }) => text.slice(0, 80));
  const names = header?.names.map((text) => splitName(text).name) ?? null;
  const roles = header ? rolesOf(header.names) : null;
  const columns = header
    ? header.names.map((text, k) => {
        const { name, unit } = splitName(text);
        const role = roles![k];
        const told = unit || (second[k] ?? said.units.get(name) ?? "");
        return { name, role, unit: saysNone(told) ? (said.kinds.get(kindOf(role)!) ?? told) : told };
      })
    : [...said.kinds, ["velocity", ""] as const].map(([kind, unit]) => ({ role: ROLE_OF_KIND[kind], unit }));
  const { units, factors, notes } =
    header || said.kinds.size > 0
      ? unitsOfColumns(columns, said)
      : { units: NBODY_UNITS, factors: [], notes: [NO_UNITS] };
  const foreign = header ? null : foreignNames(lines, fields);
  return { names, roles, units, factors: header ? factors : [], foreign, unknown, said, notes };
}

const ROLE_OF_KIND = { length: "x", mass: "mass", velocity: "vx", time: "time" } as const;

interface Header {
  readonly names: readonly string[];
  readonly line: Line;
  readonly at: number;
}

/**
 * The words that name the columns: a line's rather than a comment's, for which a comment needs a word for every column and most of them known; the last
 * of several. Null where no words name x and y.
 */
function headerOf(lines: readonly Line[], fields: number): Header | null {
  let best: Header | null = null;
  const isFit = (names: readonly string[]) => names.length === fields;
  for (const [at, line] of lines.entries()) {
    const text = line.comment ? line.text.replace(/^(columns?|fields?|format|header)\s*[:=]\s*/i, "") : line.text;
    for (const names of splits(text)) {
      if (!rolesOf(names) || !isHeader(names)) continue;
      if (line.comment && !(isFit(names) && mostlyNames(names))) continue;
      const better = !best || (isFit(names) && (!isFit(best.names) || !line.comment || best.line.comment));
      if (!better) continue;
      best = { names, line, at };
      break;
    }
  }
  if (best) return best;
  const names = listedNames(lines);
  if (!isFit(names) || !rolesOf(names)) return null;
  return { names, line: lines.at(-1)!, at: lines.length };
}

/** The units in a line below the names, one a column, some of them known; null where it is none. */
function unitRow({ text }: Line, names: readonly string[]): readonly string[] | null {
  for (const words of splits(text)) {
    if (words.length !== names.length) continue;
    const units = words.map((word) => word.replace(/^[[({<]|[\])}>]$/g, ""));
    const isKnown = (unit: string, k: number): boolean => {
      const kind = kindOf(roleOf(splitName(names[k]!).name));
      return kind !== null && unitSize(kind, unit) !== null;
    };
    if (units.some(isKnown) || units.every(saysNone)) return units;
  }
  return null;
}

/** Names for every column that are those of something else, the last that stand there; null where there are none. */
function foreignNames(lines: readonly Line[], fields: number): readonly string[] | null {
  let found: readonly string[] | null = null;
  for (const { text, comment } of lines) {
    for (const [k, words] of splits(text).entries()) {
      if (words.length !== fields || fields < 2) continue;
      // Between separators of a line of its own any words are names.
      const separated = !comment && k === 0 && splits(text).length > 1;
      if (separated || (isHeader(words) && mostlyNames(words, true))) found = words;
    }
  }
  return found;
}
