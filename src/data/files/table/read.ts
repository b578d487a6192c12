import { FileError } from "../fileError.ts";
import type { FileOptions, ReadResult } from "../format.ts";
import { refuseElements } from "../otherKind.ts";
import { Pace } from "../pace.ts";
import type { Source } from "../source.ts";
import { type Head, readHead } from "./head.ts";
import { type Columns, chooseColumns } from "./order.ts";
import { type Opened, readRows, scaled, type Taken } from "./rows.ts";
import { MAX_COLUMNS, Scanner } from "./scanner.ts";
import { SURVEYED, type Survey, survey } from "./survey.ts";
import { timeIn } from "./units.ts";

/**
 * Reads a table of bodies, a row each: by header names in any order, else by the columns' number and what is in them (see order.ts).
 * `N time` or `N` lines before the rows are understood and checked. Throws FileError with line and column.
 */
export async function readTable(source: Source, options: FileOptions): Promise<ReadResult> {
  const first = await openTable(source);
  const columns = chooseColumns(first.head, first.scanner, await surveyed(source, first), options.columns);
  const promised = rowsPromised(first.head);
  const { wanted } = options;
  const pace = new Pace(options);
  const { done } = first.scanner;
  const bound = Math.min(Math.floor((source.size - done) / (2 * columns.width - 1)) + 2, promised ?? Infinity);
  const counted = async () => Math.min(bound, 2 + (await countLines(source, done)));
  // Only where some of many are wanted must their number be known before they are read.
  let most = wanted?.every === undefined ? (wanted?.most ?? Infinity) : Infinity;
  let possible = Math.min(bound, rowsGuessed(source, first));
  if (possible > most) {
    possible = await counted();
    most = Infinity;
  }
  let columnsNow = columns;
  for (let table = first; ; table = await openTable(source)) {
    const taken = await readRows(table, columnsNow, { promised, possible, most, wanted, pace });
    if (taken === "other columns") columnsNow = columns.instead!;
    else if (taken === "too large") columnsNow = scaled(table.head, columnsNow)!;
    else if (taken === "too many") {
      possible = await counted();
      most = Infinity;
    } else return resultOf(table.head, columnsNow, taken);
  }
}

async function openTable(source: Source): Promise<Opened> {
  const scanner = new Scanner(source);
  const head = await readHead(scanner);
  refuseElements(head.names ?? []);
  if (head.fields > 0) return { scanner, head };
  throw new FileError(`text without a row of numbers (${scanner.line} lines); expected rows such as m x y z vx vy vz`);
}

/** What the first rows are like, from the one that the scanner holds on. */
async function surveyed(source: Source, { scanner, head }: Opened): Promise<Survey> {
  const { bytes, rowStart, at, done } = scanner;
  const start = done - at + rowStart;
  const enough = bytes.length - rowStart >= SURVEYED || start + bytes.length - rowStart >= source.size;
  const rows = enough ? bytes.subarray(rowStart) : await source.read(start, SURVEYED);
  return await survey(rows, source.size - start, Math.min(head.fields, MAX_COLUMNS), scanner.decimalComma);
}

function resultOf(head: Head, columns: Columns, { gathering, count, notes, clock }: Taken): ReadResult {
  const all = [...columns.notes, ...head.notes, ...notes];
  const units = columns.units ?? head.units;
  const { said } = head;
  const { value, unit } = said.time ?? { value: columns.flat ? 0 : timeOfPreamble(head), unit: "" };
  const stated = timeIn(units, value, unit, columns.timeFactor);
  if (clock === null && stated.note) all.push(stated.note);
  const time = clock ?? stated.time;
  if (said.count !== null && said.count !== count)
    all.push(`The lines above the table say ${said.count} bodies; ${count} were found and read.`);
  // Without masses each body counts 1 while it is read, for how many there are is known at the end.
  const massFactor = columns.roles.includes("mass") ? 1 : 1 / count;
  return { format: `Table (${columns.title})`, ...gathering.finish({ time, units, massFactor }), notes: all };
}

/** N of a preamble `N`, `N time`, `N R` or `N ndim time`. */
function rowsPromised(head: Head): number | null {
  const n = head.preamble[0];
  if (n === undefined) return null;
  if (!Number.isInteger(n) || n < 1) {
    throw new FileError(`line ${head.preambleLine}: ${n} stands where the number of bodies is expected`);
  }
  return n;
}

/** The time of a preamble `N time` or `N ndim time`, else 0. */
function timeOfPreamble({ preamble }: Head): number {
  return preamble[preamble.length === 3 ? 2 : 1] ?? 0;
}

/** Rows of a table whose lines are on the average as long as those of the stretch that the scanner holds, with 2 in 100 to spare. */
function rowsGuessed({ size }: Source, { scanner }: Opened): number {
  const { at, done } = scanner;
  const stretch = scanner.bytes.subarray(at);
  const lines = linesIn(stretch, 10) || linesIn(stretch, 13);
  return done + stretch.length >= size ? lines + 2 : Math.ceil((1.02 * (lines + 1) * (size - done)) / stretch.length);
}

/** Line ends from byte `from` on. */
async function countLines(source: Source, from: number): Promise<number> {
  // Old Macintosh files end their lines in CR alone.
  for (const end of [10, 13]) {
    let lines = 0;
    for (let offset = from; offset < source.size; ) {
      const bytes = await source.read(offset, COUNTED);
      lines += linesIn(bytes, end);
      offset += bytes.length;
    }
    if (lines > 0) return lines;
  }
  return 0;
}

function linesIn(bytes: Uint8Array, end: number): number {
  let lines = 0;
  for (let at = bytes.indexOf(end); at >= 0; at = bytes.indexOf(end, at + 1)) lines++;
  return lines;
}

/** Bytes in which line ends are counted at a time. */
const COUNTED = 2 ** 22;
