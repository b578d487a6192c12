import { componentIndex, emptyBodies } from "../../bodies/bodies.ts";
import { Gathering, type Wanted } from "../../bodies/gathering.ts";
import { FileError } from "../fileError.ts";
import type { FileOptions, ReadResult } from "../format.ts";
import { runningIds, STRETCH } from "../numbers.ts";
import { refuseElements } from "../otherKind.ts";
import { Pace } from "../pace.ts";
import type { Source } from "../source.ts";
import { badNumber, componentOf, IdColumn, wholeNumber } from "./cells.ts";
import type { Role } from "./columns.ts";
import { type Head, readHead } from "./head.ts";
import { type Columns, chooseColumns } from "./order.ts";
import { MAX_COLUMNS, Scanner } from "./scanner.ts";
import { Signs } from "./signs.ts";
import { SURVEYED, type Survey, survey } from "./survey.ts";
import { astronomers, kindOf, timeIn } from "./units.ts";

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

/** A table whose first row the scanner holds. */
interface Opened {
  readonly scanner: Scanner;
  readonly head: Head;
}

async function openTable(source: Source): Promise<Opened> {
  const scanner = new Scanner(source);
  const head = await readHead(scanner);
  refuseElements(head.names ?? []);
  if (head.fields > 0) return { scanner, head };
  throw new FileError(`text without a row of numbers (${scanner.line} lines); expected rows such as m x y z vx vy vz`);
}

/** What the first rows are like, from the one that the scanner holds on. */
async function surveyed({ size, read }: Source, { scanner, head }: Opened): Promise<Survey> {
  const { bytes, rowStart, at, done } = scanner;
  const start = done - at + rowStart;
  const enough = bytes.length - rowStart >= SURVEYED || start + bytes.length - rowStart >= size;
  const rows = enough ? bytes.subarray(rowStart) : await read(start, SURVEYED);
  return await survey(rows, size - start, Math.min(head.fields, MAX_COLUMNS), scanner.decimalComma);
}

/** The same columns in kpc, km/s and 1e10 Msun; null where the file's units are not known. */
function scaled({ units, factors }: Head, columns: Columns): Columns | null {
  const common = columns.units ? null : astronomers(units);
  if (!common) return null;
  const own = columns.factors ?? factors;
  return {
    ...columns,
    units: common.units,
    factors: columns.roles.map((role, k) => (own[k] ?? 1) * (common.factors[kindOf(role)!] ?? 1)),
    notes: [...columns.notes, common.note],
  };
}

function resultOf(head: Head, columns: Columns, { gathering, count, notes, clock }: Taken): ReadResult {
  const all = [...columns.notes, ...head.notes, ...notes];
  const units = columns.units ?? head.units;
  const { preamble, said } = head;
  const stated = clock !== null ? { time: clock } : said.time && timeIn(units, said.time.value, said.time.unit);
  if (stated && "note" in stated) all.push(stated.note!);
  const time =
    stated?.time ?? (preamble.length === 0 || columns.flat ? 0 : (preamble[preamble.length === 3 ? 2 : 1] ?? 0));
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

/** Rows of a table whose lines are on the average as long as those of the stretch that the scanner holds, with 2 in 100 to spare. */
function rowsGuessed({ size }: Source, { scanner }: Opened): number {
  const { at, done } = scanner;
  const stretch = scanner.bytes.subarray(at);
  const lines = linesIn(stretch, 10) || linesIn(stretch, 13);
  return done + stretch.length >= size ? lines + 2 : Math.ceil((1.02 * (lines + 1) * (size - done)) / stretch.length);
}

interface Taken {
  readonly gathering: Gathering;
  readonly count: number;
  /** The time that every row says. */
  readonly clock: number | null;
  readonly notes: readonly string[];
}

interface Plan {
  readonly promised: number | null;
  /** Rows that room is made for, and those beyond which their number must be known first. */
  readonly possible: number;
  readonly most: number;
  readonly wanted: Wanted | undefined;
  readonly pace: Pace;
}

const EIGHT: [number, number, number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0, 0, 0];
const MAIN = ["mass", "x", "y", "z", "vx", "vy", "vz", "softening"] as const;

/** Reads all rows, unless a mass is negative and other columns are to be tried, or there are too many, or numbers too large for their units. */
async function readRows(
  { scanner, head }: Opened,
  columns: Columns,
  plan: Plan,
): Promise<Taken | "other columns" | "too many" | "too large"> {
  const { promised, possible, most, pace } = plan;
  const at = (role: Role) => columns.roles.indexOf(role);
  const factorOf = (column: number) => (columns.factors ?? (columns.units ? [] : head.factors))[column] ?? 1;
  const used = MAIN.map((role) => ({ role, column: at(role), factor: factorOf(at(role)) })).filter(
    ({ column }) => column >= 0,
  );
  const [cm, cx, cy, cz, cvx, cvy, cvz, cs] = MAIN.map(at) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const factors = MAIN.map((role) => factorOf(at(role))) as typeof EIGHT;
  const [fm, fx, fy, fz, fvx, fvy, fvz, fs] = factors;
  const ctime = at("time");
  let clock: number | null = null;
  const cid = at("id");
  const ctype = at("component");
  const cgal = at("galaxy");
  const gathering = new Gathering(plan.wanted);
  gathering.expect(possible);
  const room = Math.min(STRETCH, possible);
  const piece = { ...emptyBodies(room), ...(cs >= 0 && { softening: new Float32Array(room) }) };
  const { mass, position, velocity, softening, component, galaxy } = piece;
  component.fill(componentIndex("other"));
  mass.fill(1);
  const ids = cid >= 0 ? new IdColumn(room) : null;
  const notes: string[] = [];
  const { values } = scanner;
  const signs = new Signs(columns);
  let i = 0;
  let before = 0;
  let numericTypes = false;
  let fields = head.fields;
  const give = () => {
    gathering.take({ ...piece, count: i, id: ids ? ids.take(i) : runningIds(i, before) });
    before += i;
    i = 0;
  };
  while (fields > 0) {
    if (promised !== null && before + i === promised) {
      notes.push(
        `More lines follow the ${promised} bodies that line ${head.preambleLine} promises (line ${scanner.line}); they were ignored.`,
      );
      break;
    }
    if (fields < columns.width || (fields > columns.width && !columns.loose)) {
      throw new FileError(
        `line ${scanner.line}: ${fields} columns, expected ${columns.width}${columns.width > MAX_COLUMNS ? " (too many)" : ""}`,
      );
    }
    let sum = 0;
    for (let k = 0; k < used.length; k++) sum += Math.fround(values[used[k]!.column]! * used[k]!.factor);
    if (!Number.isFinite(sum)) {
      if (used.every(({ column }) => Number.isFinite(values[column]!)) && scaled(head, columns)) return "too large";
      throw badNumber(scanner, used, head);
    }
    const j = 3 * i;
    if (cm >= 0) mass[i] = values[cm]! * fm;
    position[j] = values[cx]! * fx;
    position[j + 1] = values[cy]! * fy;
    if (cz >= 0) position[j + 2] = values[cz]! * fz;
    if (cvx >= 0) {
      velocity[j] = values[cvx]! * fvx;
      velocity[j + 1] = values[cvy]! * fvy;
      if (cvz >= 0) velocity[j + 2] = values[cvz]! * fvz;
    }
    if (softening) softening[i] = values[cs]! * fs;
    if (ids) ids.set(i, scanner, cid);
    if (ctype >= 0) {
      component[i] = componentOf(scanner, ctype);
      numericTypes ||= !Number.isNaN(values[ctype]!);
    }
    if (ctime >= 0) clock = sameTime(scanner, ctime, clock, head);
    if (cgal >= 0) galaxy[i] = wholeNumber(scanner, cgal, 255);
    if (signs.wrong(values, before + i)) return "other columns";
    if (before + i >= most) return "too many";
    i++;
    scanner.comments.length = 0;
    if (i === room) {
      give();
      if (pace.due()) await pace.turn(scanner.done / scanner.size);
    } else if ((i & 0xfff) === 0 && pace.due()) await pace.turn(scanner.done / scanner.size);
    fields = scanner.next();
    if (fields < 0) fields = await scanner.more();
  }
  if (i > 0) give();
  if (promised !== null && before < promised) {
    throw new FileError(
      `table is cut off: line ${head.preambleLine} promises ${promised} bodies; found ${before} (${scanner.line} lines)`,
    );
  }
  if (numericTypes)
    notes.push("Component numbers were read as GADGET's: 0 gas, 1 halo, 2 disc, 3 bulge, 4 stars, 5 black hole.");
  return { gathering, count: before, clock: clock === null ? null : clock * factorOf(ctime), notes };
}

/** The time of a row, which is that of all rows before. Throws FileError. */
function sameTime(scanner: Scanner, column: number, before: number | null, head: Head): number {
  const time = scanner.values[column]!;
  if (time === before || (before === null && Number.isFinite(time))) return time;
  const name = head.names?.[column] ?? "time";
  throw new FileError(
    `line ${scanner.line}, column ${column + 1}: ${name} is ${scanner.text(column)} after ${before ?? "no"} in the rows above; the columns ${head.names?.join(" ")} are an orbit (one body at many times), and bodies at one time are expected: m x y z vx vy vz`,
  );
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
