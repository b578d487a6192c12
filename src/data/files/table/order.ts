import { SI_UNITS } from "../../bodies/unitChoices.ts";
import type { Units } from "../../bodies/units.ts";
import { FileError } from "../fileError.ts";
import type { Role } from "./columns.ts";
import type { Head } from "./head.ts";
import { mostlyNames, rolesOf } from "./names.ts";
import type { Scanner } from "./scanner.ts";
import type { Survey } from "./survey.ts";

/** Which column is what, and how sure that is. */
export interface Columns {
  readonly roles: readonly (Role | undefined)[];
  readonly title: string;
  readonly width: number;
  /** What the numbers of each column are multiplied by; absent: 1. */
  readonly factors?: readonly number[];
  /** What a time without a unit is multiplied by; absent: 1. */
  readonly timeFactor?: number;
  /** Do further columns after `width` hold things to ignore? */
  readonly loose?: boolean;
  /** A two-dimensional table. */
  readonly flat?: boolean;
  readonly units?: Units;
  readonly notes: readonly string[];
  /** Columns to start again with where a mass is negative, unless the last column isn't positive everywhere. */
  readonly instead?: Columns;
  /** The first and the last of the columns of which one holds the masses, and whether it is the last. */
  readonly masses?: { readonly first: number; readonly last: number; readonly swapped: boolean };
}

export const HINT = "name the columns in a first line such as: m x y z vx vy vz";
const EQUAL = "No masses: equal masses, total 1.";
const AT_REST = "No velocities: the bodies start at rest.";

/** Columns by names, else by their number and what their first rows are like; throws FileError where neither says enough. */
export function chooseColumns(head: Head, scanner: Scanner, look: Survey, given = ""): Columns {
  if (given.trim() !== "") return columnsGiven(head, given.trim().split(/[\s,;]+/));
  if (head.roles && head.names) return columnsNamed(head, look);
  if (head.foreign) throw foreign(head.foreign, scanner);
  const skipped = head.unknown.join('", "');
  const notes = skipped ? [`Header lines that name no known columns were skipped: "${skipped}".`] : [];
  return princeton(head, scanner, notes) ?? columnsByNumber(head, scanner, look, notes);
}

function foreign(names: readonly string[], scanner: Scanner): FileError {
  const called = `line ${scanner.line}: the columns are called ${names.slice(0, 16).join(", ")}, and which are x, y and z none of them says`;
  // Another name would not make places of angles.
  const angles = !mostlyNames(names) && mostlyNames(names, true);
  const next = angles ? `expected x, y and z along axes: convert angles and distances, then ${HINT}` : HINT;
  return new FileError(`${called}; ${next}`);
}

/** Princeton's exercise: N, then the radius of the universe, then rows of two dimensions. */
function princeton(head: Head, scanner: Scanner, notes: readonly string[]): Columns | null {
  const { fields, preamble, preambleLine } = head;
  if (preamble.length !== 2 || scanner.line <= preambleLine + 1 || ![5, 6, 8].includes(fields)) return null;
  if (fields === 6 && !Number.isNaN(scanner.values[5]!)) return null;
  const rest = fields === 5 ? "" : fields === 6 ? ", image" : ", colour";
  return {
    ...{ roles: ["x", "y", "vx", "vy", "mass"], title: `two dimensions: x y vx vy m${rest}` },
    ...{ width: 5, loose: true, flat: true, units: SI_UNITS },
    notes: [
      ...notes,
      "A two-dimensional table: all bodies lie in the plane z = 0.",
      "SI units (m, kg, m/s) assumed, as in Princeton's N-body exercise.",
    ],
  };
}

/** Columns of bodies without ids and types, by their number; seven and four may have the masses last, too. */
const INNER: Readonly<Record<number, readonly Role[]>> = {
  7: ["mass", "x", "y", "z", "vx", "vy", "vz"],
  6: ["x", "y", "z", "vx", "vy", "vz"],
  4: ["mass", "x", "y", "z"],
  3: ["x", "y", "z"],
};

/** Columns without names: what holds ids or types, at the ends or, where it counts, anywhere, and what is left by its number. */
function columnsByNumber(head: Head, scanner: Scanner, look: Survey, before: readonly string[]): Columns {
  const { fields } = head;
  const roles = new Array<Role | undefined>(fields).fill(undefined);
  const notes = [...before];
  let rest = roles.map((_, k) => k);
  const set = (k: number, role: Role | undefined) => {
    roles[k] = role;
    rest = rest.filter((one) => one !== k);
  };
  for (let ids = false; ; ) {
    const ends = [rest[0]!, rest.at(-1)!];
    // Seven and four columns have a meaning without ids: only numbers that no masses are like are some.
    const sure = !ids && [4, 7].includes(rest.length) ? ends.find((k) => isNumbering(look, k)) : undefined;
    if (sure !== undefined) {
      const { counts, least } = look.columns[sure]!;
      notes.push(`Column ${sure + 1} ${counts ? "counts the rows" : "holds a number of every row"}: it is no mass.`);
      set(sure, counts && least <= 1 ? undefined : "id");
      ids = true;
      continue;
    }
    if (INNER[rest.length]) break;
    const many = rest.length > 4;
    const id: number | undefined =
      ids || !many ? undefined : (ends.find((k) => isId(look, k)) ?? rest.find((k) => isNumbering(look, k)));
    const type = roles.includes("component") || !many ? undefined : ends.find((k) => isType(look, k, k === rest[0]));
    const wide = ids || !many ? undefined : ends.find((k) => isWide(look, k));
    if (id !== undefined) set(id, "id");
    else if (type !== undefined) set(type, "component");
    else if (wide !== undefined) set(wide, "id");
    else throw tooFew(fields, scanner);
    ids ||= roles.includes("id");
  }
  const inner = INNER[rest.length]!;
  const columns = (order: readonly Role[], swapped: boolean, more: readonly string[]): Columns => {
    const all = roles.map((role, k) => (rest.includes(k) ? order[rest.indexOf(k)] : role));
    const title = all
      .map((role) => (role === "mass" ? "m" : role === "component" ? "type" : (role ?? "number")))
      .join(" ");
    const masses = order.includes("mass") ? { masses: { first: rest[0]!, last: rest.at(-1)!, swapped } } : {};
    return { roles: all, title, width: fields, ...masses, notes: [...notes, ...more] };
  };
  const assumed = columns(inner, false, []);
  const more = [`Columns assumed: ${assumed.title}.`];
  if (!inner.includes("mass")) more.push(EQUAL);
  if (!inner.includes("vx")) more.push(AT_REST);
  const first = columns(inner, false, more);
  if (!first.masses) return first;
  // Which it is only the rows tell: masses are nowhere negative.
  const swapped = columns([...inner.slice(1), "mass"], true, []);
  const note = `The first column is negative somewhere and the last is not: columns ${swapped.title} assumed instead.`;
  return { ...first, instead: { ...swapped, notes: [...first.notes, note] } };
}

/** Whole numbers that count up, or of which no two are alike and none is larger than a table of so many rows needs: a count in another order. */
function isNumbering({ columns, rows, possible }: Survey, k: number): boolean {
  const { whole, distinct, counts, most } = columns[k]!;
  return rows >= 5 && whole && distinct && (counts || most <= possible);
}

function isId({ columns, rows }: Survey, k: number): boolean {
  const { whole, distinct, counts, least } = columns[k]!;
  return whole && distinct && (rows > 1 || (counts && least <= 1));
}

/** Whole numbers beyond 2^53, of which a double can't say that no two are alike. */
function isWide({ columns }: Survey, k: number): boolean {
  const { whole, least, most } = columns[k]!;
  return whole && most > Number.MAX_SAFE_INTEGER && least > 0 && most < 2 ** 64;
}

/** GADGET's types, 0 to 5. One and the same may be a mass, or a softening at the end: then masses must follow it. */
function isType({ columns }: Survey, k: number, first: boolean): boolean {
  const { whole, least, most } = columns[k]!;
  if (!whole || most > 5) return false;
  return least < most || (first && most > 0 && columns[k + 1]!.least >= 0);
}

function tooFew(fields: number, scanner: Scanner): FileError {
  return new FileError(
    `line ${scanner.line}: a table of ${fields} column${fields === 1 ? "" : "s"} without known names is no table of bodies for sure; expected 3, 4, 6 or 7 columns, or ${HINT}`,
  );
}

/** Columns as the user says they are. */
function columnsGiven(head: Head, names: readonly string[]): Columns {
  const roles = rolesOf(names);
  if (!roles) {
    throw new FileError(
      `columns "${names.join(" ")}" don't name x and y once each; ${HINT.replace("in a first line such as", "as")}`,
    );
  }
  if (names.length !== head.fields) {
    throw new FileError(`${names.length} columns were named (${names.join(" ")}), but the table has ${head.fields}`);
  }
  return checked(roles, names, []);
}

/** Columns as the file names them, one before them that has no name, and ids only where they are some. */
function columnsNamed(head: Head, look: Survey): Columns {
  const { fields } = head;
  let [names, roles, factors] = [head.names!, [...head.roles!], head.factors];
  const first = look.columns[0]!;
  const labels = first.most === -Infinity;
  if (names.length === fields - 1 && (labels || (first.whole && first.distinct))) {
    names = ["", ...names];
    roles = [undefined, ...roles];
    factors = [1, ...factors];
  }
  if (fields < names.length)
    throw new FileError(`the header names ${names.length} columns, the first row has ${fields}`);
  const notes: string[] = [];
  const id = roles.indexOf("id");
  const numbers = look.columns[id];
  // Above 2^53 two ids may be one double.
  if (numbers && look.rows > 1 && numbers.most < Number.MAX_SAFE_INTEGER && !(numbers.whole && numbers.distinct)) {
    roles[id] = undefined;
    notes.push(
      `Column ${names[id]} holds no ids (some are alike, negative or not integers): the bodies were numbered.`,
    );
  }
  const unnamed = names.findIndex((name, k) => /^(unnamed.*)?$/i.test(name) && look.columns[k] !== undefined);
  if (unnamed >= 0 && id < 0 && isId(look, unnamed)) roles[unnamed] = "id";
  return { ...checked(roles, names, notes), factors };
}

function checked(roles: readonly (Role | undefined)[], names: readonly string[], before: readonly string[]): Columns {
  const has = (role: Role) => roles.includes(role);
  const notes = [...before];
  const unused = names.filter((_, k) => roles[k] === undefined).map((name) => name || "(without a name)");
  if (unused.length > 0)
    notes.push(`Columns not used: ${unused.slice(0, 12).join(", ")}${unused.length > 12 ? ", ..." : ""}.`);
  if (!has("z")) notes.push("A two-dimensional table: all bodies lie in the plane z = 0.");
  const speeds = (["vx", "vy", "vz"] as const).filter(has);
  if (speeds.length === 0) notes.push(AT_REST);
  else if (!has("vx") || !has("vy") || (has("z") && !has("vz"))) {
    throw new FileError(`the header names ${speeds.join(", ")} but not all of vx, vy, vz; name all or none`);
  }
  if (!has("mass")) notes.push(EQUAL);
  const title = names.slice(0, 12).join(" ").trim();
  return { roles, title: `columns ${title}`, width: names.length, flat: !has("z"), notes };
}
