import type { Units } from "../../bodies/units.ts";
import { FileError } from "../fileError.ts";
import { type Role, rolesOf } from "./columns.ts";
import type { Head } from "./head.ts";
import type { Scanner } from "./scanner.ts";

/** Which column is what, and how sure that is. */
export interface Columns {
  readonly roles: readonly (Role | undefined)[];
  readonly title: string;
  readonly width: number;
  /** Do further columns after `width` hold things to ignore? */
  readonly loose?: boolean;
  /** A two-dimensional table. */
  readonly flat?: boolean;
  readonly units?: Units;
  readonly notes: readonly string[];
  /** Columns to start again with where a mass is negative, unless the last column isn't positive everywhere. */
  readonly instead?: Columns;
  /** Are these the ones to start again with? */
  readonly swapped?: boolean;
}

const MASS_LAST: Role[] = ["x", "y", "z", "vx", "vy", "vz", "mass"];
const MASS_FIRST: Role[] = ["mass", "x", "y", "z", "vx", "vy", "vz"];
export const HINT = "name the columns in a first line such as: m x y z vx vy vz";

/** SI units, as in Princeton's N-body exercise (COS 126): metres, kilograms, metres per second, G = 6.674e-11. */
const SI_UNITS: Units = {
  name: "SI (m, kg, m/s)",
  gravity: 6.6743e-11,
  lengthKpc: 3.24077929e-20,
  massMsun: 5.02916e-31,
  velocityKms: 1e-3,
};

/** Columns by names, else by their number; throws FileError where neither says enough. */
export function chooseColumns(head: Head, scanner: Scanner, given = ""): Columns {
  if (given.trim() !== "") return columnsNamed(head, given.trim().split(/[\s,;]+/));
  if (head.roles && head.names) return named(head, head.roles, head.names);
  const { fields } = head;
  const notes: string[] = [];
  // A name for every column, and none that is known: whatever their order says would be a guess against what the file says.
  const header = head.unknown
    .map((line) => line.split(/[\t,;]/))
    .find((words) => words.length === fields && fields > 1);
  if (header) {
    const names = header.map((word) => word.trim()).join(", ");
    throw new FileError(`the columns are called ${names}, and which are x, y and z none of them says; ${HINT}`);
  }
  if (head.unknown.length > 0)
    notes.push(`Header lines that name no known columns were skipped: "${head.unknown.join('", "')}".`);
  const numbers = Array.from(scanner.values.subarray(0, Math.min(fields, 64)), (v) => !Number.isNaN(v));
  // Princeton's exercise: N, then the radius of the universe, then rows of two dimensions.
  if (
    head.preamble.length === 2 &&
    scanner.line > head.preambleLine + 1 &&
    [5, 6, 8].includes(fields) &&
    (fields !== 6 || !numbers[5])
  ) {
    const rest = fields === 5 ? "" : fields === 6 ? ", image" : ", colour";
    return {
      roles: ["x", "y", "vx", "vy", "mass"],
      title: `two dimensions: x y vx vy m${rest}`,
      width: 5,
      loose: true,
      flat: true,
      units: SI_UNITS,
      notes: [
        ...notes,
        "A two-dimensional table: all bodies lie in the plane z = 0.",
        "SI units (m, kg, m/s) assumed, as in Princeton's N-body exercise.",
      ],
    };
  }
  const assumed = (roles: readonly Role[], more: readonly string[] = []): Columns => ({
    roles,
    title: roles.map((role) => (role === "mass" ? "m" : role)).join(" "),
    width: roles.length,
    notes: [...notes, `Columns assumed: ${roles.map((role) => (role === "mass" ? "m" : role)).join(" ")}.`, ...more],
  });
  const equal = "No masses: all bodies have the same mass and 1 together.";
  // Which it is only the rows tell: masses are nowhere negative.
  if (fields === 7) {
    const first = assumed(MASS_FIRST);
    const note =
      "The first column is negative somewhere and the last is not: columns x y z vx vy vz m assumed instead.";
    return { ...first, instead: { ...first, roles: MASS_LAST, swapped: true, notes: [...first.notes, note] } };
  }
  if (fields === 8 && isCount(scanner)) return assumed(["id", ...MASS_FIRST]);
  if (fields === 6) return assumed(MASS_FIRST.slice(1), [equal]);
  if (fields === 4) return assumed(MASS_FIRST.slice(0, 4), ["No velocities: the bodies start at rest."]);
  if (fields === 3) return assumed(MASS_FIRST.slice(1, 4), [equal, "No velocities: the bodies start at rest."]);
  throw new FileError(
    `line ${scanner.line}: a table of ${fields} column${fields === 1 ? "" : "s"} without known names is no table of bodies for sure; expected 3, 4, 6 or 7 columns, or ${HINT}`,
  );
}

/** Columns as the user says they are. */
function columnsNamed(head: Head, names: readonly string[]): Columns {
  const roles = rolesOf(names);
  if (!roles) {
    throw new FileError(
      `columns "${names.join(" ")}" don't name x and y once each; ${HINT.replace("in a first line such as", "as")}`,
    );
  }
  if (names.length !== head.fields) {
    throw new FileError(`${names.length} columns were named (${names.join(" ")}), but the table has ${head.fields}`);
  }
  return named(head, roles, names);
}

/** Does the row start with 0 or 1, the start of a running number? */
function isCount(scanner: Scanner): boolean {
  return scanner.values[0] === 0 || scanner.values[0] === 1;
}

function named(head: Head, roles: readonly (Role | undefined)[], names: readonly string[]): Columns {
  const has = (role: Role) => roles.includes(role);
  const notes: string[] = [];
  const unused = names.filter((_, k) => roles[k] === undefined);
  if (unused.length > 0)
    notes.push(`Columns not used: ${unused.slice(0, 12).join(", ")}${unused.length > 12 ? ", ..." : ""}.`);
  if (!has("z")) notes.push("A two-dimensional table: all bodies lie in the plane z = 0.");
  const speeds = (["vx", "vy", "vz"] as const).filter(has);
  if (speeds.length === 0) notes.push("No velocities: the bodies start at rest.");
  else if (!has("vx") || !has("vy") || (has("z") && !has("vz"))) {
    throw new FileError(`the header names ${speeds.join(", ")} but not all of vx, vy, vz; name all or none`);
  }
  if (!has("mass")) notes.push("No masses: all bodies have the same mass and 1 together.");
  if (head.fields !== names.length && head.fields < names.length) {
    throw new FileError(`the header names ${names.length} columns, the first row has ${head.fields}`);
  }
  const title = names.slice(0, 12).join(" ");
  return { roles, title: `columns ${title}`, width: names.length, flat: !has("z"), notes };
}
