import { componentIndex, emptyBodies } from "../../bodies/bodies.ts";
import { Gathering, type Wanted } from "../../bodies/gathering.ts";
import { FileError } from "../fileError.ts";
import { runningIds, STRETCH } from "../numbers.ts";
import type { Pace } from "../pace.ts";
import { badNumber, componentOf, IdColumn, wholeNumber } from "./cells.ts";
import type { Role } from "./columns.ts";
import type { Head } from "./head.ts";
import type { Columns } from "./order.ts";
import { MAX_COLUMNS, type Scanner } from "./scanner.ts";
import { Signs } from "./signs.ts";
import { astronomers, kindOf } from "./units.ts";

/** A table whose first row the scanner holds. */
export interface Opened {
  readonly scanner: Scanner;
  readonly head: Head;
}

/** What all rows gave. */
export interface Taken {
  readonly gathering: Gathering;
  readonly count: number;
  /** The time that every row says. */
  readonly clock: number | null;
  readonly notes: readonly string[];
}

/** How many rows there may be, and which are wanted. */
export interface Plan {
  readonly promised: number | null;
  /** Rows that room is made for, and those beyond which their number must be known first. */
  readonly possible: number;
  readonly most: number;
  readonly wanted: Wanted | undefined;
  readonly pace: Pace;
}

const MAIN = ["mass", "x", "y", "z", "vx", "vy", "vz", "softening"] as const;
/** A number for each of `MAIN`. */
type Eight = [number, number, number, number, number, number, number, number];

/** Reads all rows, unless a mass is negative and other columns are to be tried, or there are too many, or numbers too large for their units. */
export async function readRows(
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
  const [cm, cx, cy, cz, cvx, cvy, cvz, cs] = MAIN.map(at) as Eight;
  const [fm, fx, fy, fz, fvx, fvy, fvz, fs] = MAIN.map((role) => factorOf(at(role))) as Eight;
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

/** The same columns in kpc, km/s and 1e10 Msun; null where the file's units are not known. */
export function scaled({ units, factors }: Head, columns: Columns): Columns | null {
  const common = columns.units ? null : astronomers(units);
  if (!common) return null;
  const own = columns.factors ?? factors;
  return {
    ...columns,
    units: common.units,
    timeFactor: common.factors.time,
    factors: columns.roles.map((role, k) => (own[k] ?? 1) * (common.factors[kindOf(role)!] ?? 1)),
    notes: [...columns.notes, common.note],
  };
}
