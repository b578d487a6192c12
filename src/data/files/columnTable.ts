import { componentIndex, emptyBodies } from "../bodies/bodies.ts";
import { Gathering } from "../bodies/gathering.ts";
import type { Units } from "../bodies/units.ts";
import { FileError } from "./fileError.ts";
import type { FileOptions, ReadResult } from "./format.ts";
import { areIds, type NumberRun, numberOf, readFloats, readIds, readNumbers, runningIds, STRETCH } from "./numbers.ts";
import { Pace } from "./pace.ts";
import { componentOfType } from "./particleTypes.ts";
import { type Role, roleOf, vectorOf } from "./table/columns.ts";

/** Columns of numbers in a binary file, one a property of the bodies. */
export interface ColumnTable {
  readonly count: number;
  readonly columns: ReadonlyMap<Role, NumberRun>;
  readonly time: number;
  readonly units: Units;
  /** For error lines, e.g. "NumPy array", and for people, with the columns' names. */
  readonly title: string;
  readonly format: string;
  readonly notes: readonly string[];
  /** Sets the components of `n` bodies from body `from` on, where the file has them in words; absent: by the column's numbers. */
  readonly components?: (from: number, n: number, out: Uint8Array) => Promise<void>;
  /** Are all ids whole numbers from 0 by their kind, so that they need not be looked through? */
  readonly wholeIds?: boolean;
  /** Bodies read at a time; absent: STRETCH. */
  readonly stretch?: number;
}

/** Takes columns of this name, one or three of them, for what the name says; false where it says nothing, or nothing new. */
export function addNamed<T extends NumberRun>(columns: Map<Role, T>, name: string, parts: readonly T[]): boolean {
  const roles = parts.length === 3 ? vectorOf(name) : [roleOf(name)];
  if (!roles || roles.some((role) => role === undefined || columns.has(role))) return false;
  roles.forEach((role, k) => {
    columns.set(role!, parts[k]!);
  });
  return true;
}

/** The same numbers times `factor`. */
export function scaledRun<T extends NumberRun>(run: T, factor: number): T {
  if (factor === 1) return run;
  const { factor: own, zero } = run.scale ?? { factor: 1, zero: 0 };
  return { ...run, scale: { factor: own * factor, zero: zero * factor } };
}

/** Throws FileError, with some of the names that are there, where no columns hold positions. `what` is e.g. "NumPy file". */
export function needPositions(columns: ReadonlyMap<Role, NumberRun>, names: readonly string[], what: string): void {
  if (columns.has("x") && columns.has("y")) return;
  throw new FileError(
    `${what} without positions: expected pos (bodies, 3) or x, y, z; found ${names.slice(0, 8).join(", ")}`,
  );
}

const PLACES = ["x", "y", "z"] as const;
const MOVING = ["vx", "vy", "vz"] as const;

/** The bodies of such columns, read a stretch at a time. Throws FileError on numbers that aren't finite. */
export async function readColumns(table: ColumnTable, options: FileOptions): Promise<ReadResult> {
  const { count, columns, title, units, stretch = STRETCH } = table;
  if (count < 1) throw new FileError(`${title} holds no bodies`);
  const time = columns.has("time") ? await numberOf(columns.get("time")!) : table.time;
  if (!Number.isFinite(time)) throw new FileError(`${title}: time is ${time}; expected a finite number`);
  const notes = [...table.notes];
  if (!columns.has("z")) notes.push("No z: all bodies lie in the plane z = 0.");
  if (!MOVING.some((role) => columns.has(role))) notes.push("No velocities: the bodies start at rest.");
  if (!columns.has("mass")) notes.push("No masses: equal masses, total 1.");
  const idColumn = columns.get("id");
  const numbered = idColumn !== undefined && (table.wholeIds || (await areIds(idColumn, count)));
  if (idColumn && !numbered)
    notes.push("Some ids are negative or not integers: the bodies were numbered in order instead.");
  if (columns.has("component"))
    notes.push("Component numbers were read as GADGET's: 0 gas, 1 halo, 2 disc, 3 bulge, 4 stars, 5 black hole.");

  const pace = new Pace(options);
  const gathering = new Gathering(options.wanted);
  gathering.expect(count);
  const room = Math.min(count, stretch);
  const piece = { ...emptyBodies(room), ...(columns.has("softening") && { softening: new Float32Array(room) }) };
  piece.component.fill(componentIndex("other"));
  piece.mass.fill(1 / count);
  const single = new Float32Array(room);
  const places: readonly (readonly [Role, Float32Array | undefined, number])[] = [
    ...PLACES.map((role, d) => [role, piece.position, d] as const),
    ...MOVING.map((role, d) => [role, piece.velocity, d] as const),
    ["mass", piece.mass, -1],
    ["softening", piece.softening, -1],
  ];
  for (let from = 0; from < count; from += stretch) {
    const n = Math.min(stretch, count - from);
    for (const [role, out, d] of places) {
      const column = columns.get(role);
      if (!column || !out) continue;
      await readFloats(column, from, n, d < 0 ? out : single, `${title}, ${role}`);
      for (let i = 0; d >= 0 && i < n; i++) out[3 * i + d] = single[i]!;
    }
    for (const role of ["component", "galaxy"] as const) {
      const column = columns.get(role);
      const values = column && (await readNumbers(column, from, n));
      for (let i = 0; values && i < n; i++)
        piece[role][i] = role === "component" ? componentOfType(values[i]!) : values[i]!;
    }
    const clock = columns.get("time");
    if (clock) await sameTime(clock, from, n, time, title);
    await table.components?.(from, n, piece.component);
    const ids = numbered ? await readIds(idColumn, from, n) : null;
    gathering.take({ ...piece, count: n, id: ids ?? runningIds(n, from) });
    if (pace.due()) await pace.turn(from / count);
  }
  return { format: table.format, ...gathering.finish({ time, units }), notes };
}

/** Throws FileError where `n` rows from row `from` on have another time than those before. */
async function sameTime(clock: NumberRun, from: number, n: number, time: number, title: string): Promise<void> {
  const other = (await readNumbers(clock, from, n)).findIndex((value) => value !== time);
  if (other < 0) return;
  throw new FileError(
    `${title}: the time of row ${from + other + 1} is another than ${time}, that of the rows before: an orbit (one body at many times); bodies at one time are expected`,
  );
}
