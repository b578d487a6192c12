import { type Bodies, COMPONENTS, type ComponentName, componentIndex } from "../../bodies/bodies.ts";
import { NBODY_UNITS } from "../../bodies/units.ts";
import { FileError, type FileOptions, type ReadResult } from "../format.ts";
import { Pace } from "../pace.ts";
import type { Role } from "./columns.ts";
import { type Head, readHead } from "./head.ts";
import { type Columns, chooseColumns } from "./order.ts";
import { MAX_COLUMNS, Scanner } from "./scanner.ts";

/**
 * Reads a table of bodies, a row each: by header names in any order, else by the number of columns (see order.ts).
 * `N time` or `N` lines before the rows are understood and checked. Throws FileError with line and column.
 */
export async function readTable(bytes: Uint8Array, options: FileOptions): Promise<ReadResult> {
  const scanner = new Scanner(bytes);
  const head = readHead(scanner);
  if (head.fields === 0) {
    throw new FileError(
      `text without a row of numbers (${scanner.line} lines); expected rows such as m x y z vx vy vz`,
    );
  }
  const columns = chooseColumns(head, scanner, options.columns);
  const promised = rowsPromised(head);
  const rows = await readRows(scanner, head, columns, promised, options);
  const notes = [...columns.notes, ...head.notes, ...rows.notes];
  const units = columns.units ?? head.units;
  if (units === NBODY_UNITS) notes.push("Units assumed: N-body units, G = 1; the table names none.");
  const time =
    head.time ?? (promised === null || columns.flat ? 0 : (head.preamble[head.preamble.length === 3 ? 2 : 1] ?? 0));
  const order = columns.order(rows);
  const format = `Table (${columns.title})`;
  return { format, bodies: { ...rows.bodies, ...order.arrays, time, units }, notes: [...notes, ...order.notes] };
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

export interface Rows {
  readonly bodies: Omit<Bodies, "time" | "units">;
  readonly notes: readonly string[];
}

async function readRows(
  scanner: Scanner,
  head: Head,
  columns: Columns,
  promised: number | null,
  options: FileOptions,
): Promise<Rows> {
  const { bytes } = scanner;
  const capacity = promised ?? 1 + countLines(bytes, scanner.at);
  // A body takes at least a digit and a separator a column, so a promise beyond that is false; don't allocate for it.
  const possible = Math.floor((bytes.length - scanner.starts[0]!) / (2 * columns.width - 1)) + 1;
  const room = Math.min(capacity, possible);
  const at = (role: Role) => columns.roles.indexOf(role);
  const numbers = (["mass", "x", "y", "z", "vx", "vy", "vz", "softening"] as const).map((role) => ({
    role,
    column: at(role),
  }));
  const used = numbers.filter(({ column }) => column >= 0);
  let mass = new Float32Array(room);
  let position = new Float32Array(3 * room);
  let velocity = new Float32Array(3 * room);
  let softening = at("softening") >= 0 ? new Float32Array(room) : undefined;
  const ids = at("id") >= 0 ? new IdColumn(room) : null;
  let component = new Uint8Array(room).fill(componentIndex("other"));
  let galaxy = new Uint8Array(room);
  const notes: string[] = [];
  const pace = new Pace(options);
  const [cm, cx, cy, cz, cvx, cvy, cvz, cs] = numbers.map(({ column }) => column) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const cid = at("id");
  const ctype = at("component");
  const cgal = at("galaxy");
  const { values } = scanner;
  let i = 0;
  let numericTypes = false;
  let fields = head.fields;
  while (fields > 0) {
    if (promised !== null && i === promised) {
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
    for (let k = 0; k < used.length; k++) sum += Math.fround(values[used[k]!.column]!);
    if (!Number.isFinite(sum)) throw badNumber(scanner, used, head);
    const j = 3 * i;
    if (cm >= 0) mass[i] = values[cm]!;
    position[j] = values[cx]!;
    position[j + 1] = values[cy]!;
    if (cz >= 0) position[j + 2] = values[cz]!;
    if (cvx >= 0) {
      velocity[j] = values[cvx]!;
      velocity[j + 1] = values[cvy]!;
      if (cvz >= 0) velocity[j + 2] = values[cvz]!;
    }
    if (softening) softening[i] = values[cs]!;
    if (ids) ids.set(i, scanner, cid);
    if (ctype >= 0) {
      component[i] = componentOf(scanner, ctype);
      numericTypes ||= !Number.isNaN(values[ctype]!);
    }
    if (cgal >= 0) galaxy[i] = wholeNumber(scanner, cgal, 255);
    i++;
    scanner.comments.length = 0;
    if ((i & 0xfff) === 0 && pace.due()) await pace.turn(scanner.at / bytes.length);
    fields = scanner.next();
  }
  if (promised !== null && i < promised) {
    throw new FileError(
      `table is cut off: line ${head.preambleLine} promises ${promised} bodies; found ${i} (${scanner.line} lines)`,
    );
  }
  if (numericTypes)
    notes.push("Component numbers were read as GADGET's: 0 gas, 1 halo, 2 disc, 3 bulge, 4 stars, 5 black hole.");
  if (i < room) {
    mass = mass.subarray(0, i);
    position = position.subarray(0, 3 * i);
    velocity = velocity.subarray(0, 3 * i);
    softening = softening?.subarray(0, i);
    component = component.subarray(0, i);
    galaxy = galaxy.subarray(0, i);
  }
  if (cm < 0) mass.fill(1 / i);
  const id = ids ? ids.take(i) : Uint32Array.from({ length: i }, (_, k) => k);
  const soft = softening ? { softening } : {};
  return { bodies: { count: i, mass, position, velocity, galaxy, component, id, ...soft }, notes };
}

function countLines(bytes: Uint8Array, from: number): number {
  let lines = 0;
  let at = bytes.indexOf(10, from);
  if (at < 0) {
    // Old Macintosh files end their lines in CR alone.
    for (let cr = bytes.indexOf(13, from); cr >= 0; cr = bytes.indexOf(13, cr + 1)) lines++;
    return lines + 1;
  }
  for (; at >= 0; at = bytes.indexOf(10, at + 1)) lines++;
  return lines + 1;
}

function badNumber(scanner: Scanner, used: readonly { role: Role; column: number }[], head: Head): FileError {
  for (const { role, column } of used) {
    const value = scanner.values[column]!;
    if (Number.isFinite(Math.fround(value))) continue;
    const text = scanner.text(column);
    const where = `line ${scanner.line}, column ${column + 1} (${head.names?.[column] ?? role})`;
    if (text === "") return new FileError(`${where}: empty, expected a number`);
    if (Number.isFinite(value)) return new FileError(`${where}: ${text} is beyond 3.4e38, the largest 32-bit float`);
    return new FileError(`${where}: "${text}" is not a finite number`);
  }
  return new FileError(`line ${scanner.line}: numbers too large to add up`);
}

const NUMBERED: readonly ComponentName[] = ["gas", "halo", "disc", "bulge", "stars", "black hole"];
const WORDS: Record<string, ComponentName> = {
  disk: "disc",
  disks: "disc",
  dark: "halo",
  dm: "halo",
  darkmatter: "halo",
  star: "stars",
  bh: "black hole",
  blackhole: "black hole",
  "black-hole": "black hole",
  black_hole: "black hole",
};

function componentOf(scanner: Scanner, column: number): number {
  const value = scanner.values[column]!;
  if (!Number.isNaN(value)) {
    const name = NUMBERED[value];
    if (name) return componentIndex(name);
  } else {
    const word = scanner.text(column).toLowerCase();
    const index = COMPONENTS.indexOf((WORDS[word] ?? word) as ComponentName);
    if (index >= 0) return index;
  }
  throw new FileError(
    `line ${scanner.line}, column ${column + 1}: "${scanner.text(column)}" is no component; expected ${COMPONENTS.join(", ")} or 0 to 5`,
  );
}

function wholeNumber(scanner: Scanner, column: number, max: number): number {
  const value = scanner.values[column]!;
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new FileError(
    `line ${scanner.line}, column ${column + 1}: "${scanner.text(column)}" is not a whole number from 0 to ${max}`,
  );
}

/** Ids: 32 bit as long as they fit, 64 bit from the first larger one on. */
class IdColumn {
  private narrow: Uint32Array;
  private wide: BigUint64Array | null = null;

  constructor(room: number) {
    this.narrow = new Uint32Array(room);
  }

  set(i: number, scanner: Scanner, column: number): void {
    const value = scanner.values[column]!;
    if (!this.wide && Number.isInteger(value) && value >= 0 && value <= 0xffffffff) {
      this.narrow[i] = value;
      return;
    }
    const text = scanner.text(column);
    const id = /^\+?\d{1,20}$/.test(text) ? BigInt(text) : Number.isInteger(value) && value >= 0 ? BigInt(value) : -1n;
    if (id < 0n || id > 0xffff_ffff_ffff_ffffn) {
      throw new FileError(`line ${scanner.line}, column ${column + 1}: "${text}" is not an id (a whole number from 0)`);
    }
    if (!this.wide) {
      this.wide = new BigUint64Array(this.narrow.length);
      for (let k = 0; k < i; k++) this.wide[k] = BigInt(this.narrow[k]!);
    }
    this.wide[i] = id;
  }

  take(count: number): Uint32Array | BigUint64Array {
    return this.wide ? this.wide.subarray(0, count) : this.narrow.subarray(0, count);
  }
}
