import type { Scaling } from "../scaling.ts";

/** What a number stands for, in whose unit it is told outside. */
export type Unit =
  | "length"
  | "mass"
  | "velocity"
  | "acceleration"
  | "potential"
  | "number"
  | "rate"
  | "power"
  | "perVolume";

/** Words of one body's entry, by its WGSL type. */
const WORDS = { f32: 1, u32: 1, vec4f: 4, vec4u: 4 } as const;
export type ColumnType = keyof typeof WORDS;

/**
 * Who carries a column: the sort, to the places of the bodies along the curve; a snapshot, because the next step reads it; the exchange between domains,
 * with a body that leaves for another one. What a snapshot carries, sessions and saved runs keep.
 */
export type Carrier = "sort" | "snapshot" | "exchange";

/** A table with one entry for each body, in the common order of all of them. */
export interface Column {
  /** What callers call it. */
  readonly name: string;
  /** WGSL type of an entry. */
  readonly type: ColumnType;
  /** Of each component. */
  readonly units: readonly Unit[];
  readonly buffer: ColumnBuffer;
  /** Where the sort finds it, as it is after the drift; absent: each step works it out again. */
  readonly next?: ColumnBuffer;
  readonly carried: readonly Carrier[];
}

/** What the names of their buffers begin with. */
export const EXTRA = "column ";
/** Buffers of the columns that some runs have beside those of all. */
export type ExtraBuffer = `column ${string}` | `next ${string}`;
export type ColumnBuffer = (typeof BODY)[number]["buffer"] | "nextPosMass" | "nextVelocity" | "nextId" | ExtraBuffer;

/** What every body has. `build/reorder` moves those that are sorted, in one dispatch. */
const BODY = [
  {
    name: "posMass",
    type: "vec4f",
    units: ["length", "length", "length", "mass"],
    buffer: "posMass",
    next: "nextPosMass",
    carried: ["sort", "snapshot", "exchange"],
  },
  {
    name: "velocity",
    type: "vec4f",
    // The size of the acceleration is kept beside the velocity, negative for a frozen body.
    units: ["velocity", "velocity", "velocity", "acceleration"],
    buffer: "velocity",
    next: "nextVelocity",
    carried: ["sort", "snapshot", "exchange"],
  },
  {
    name: "acceleration",
    type: "vec4f",
    units: ["acceleration", "acceleration", "acceleration", "potential"],
    buffer: "acceleration",
    carried: ["snapshot"],
  },
  {
    name: "id",
    type: "u32",
    units: ["number"],
    buffer: "id",
    next: "nextId",
    carried: ["sort", "snapshot", "exchange"],
  },
] as const satisfies readonly (Omit<Column, "buffer" | "next"> & { readonly buffer: string; readonly next?: string })[];

/** The columns that every run has. */
export const COLUMNS: readonly Column[] = BODY;

type Body = (typeof BODY)[number];
type Table<T extends ColumnType> = T extends "f32" | "vec4f" ? Float32Array<ArrayBuffer> : Uint32Array<ArrayBuffer>;
/** Tables of the columns of all runs that one carries, by their names: four numbers a body of vectors, one of others. */
export type Carried<C extends Carrier> = {
  readonly [B in Body as C extends B["carried"][number] ? B["name"] : never]: Table<B["type"]>;
};

/** Tables by the names of their columns. */
export type ColumnTables = Readonly<Record<string, Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>>;

export const wordsOf = ({ type }: Pick<Column, "type">): number => WORDS[type];

/** What one unit inside is outside, of each number of a column's table. */
export function unitOf({ units }: Pick<Column, "units">, scaling: Scaling): (index: number) => number {
  // Of gas, whose times are lengths over roots of potentials.
  const rate = Math.sqrt(scaling.potential) / scaling.length;
  const known = { ...scaling, number: 1, rate, power: scaling.potential * rate, perVolume: scaling.length ** -3 };
  const each = units.map((unit) => known[unit]);
  return (index) => each[index % each.length]!;
}

export const columnBytes = (column: Pick<Column, "type">, count: number): number => 4 * wordsOf(column) * count;

/** A table from its bytes. */
export function tableFrom({ type }: Pick<Column, "type">, bytes: ArrayBuffer, at = 0, words?: number) {
  return type === "f32" || type === "vec4f" ? new Float32Array(bytes, at, words) : new Uint32Array(bytes, at, words);
}

/** Rows of so many words of a table, in the order of a list. */
export function rowsOf<T extends Float32Array | Uint32Array>(table: T, list: ArrayLike<number>, words: number): T {
  const rows = table.slice(0, words * list.length) as T;
  for (let i = 0; i < list.length; i++)
    for (let k = 0; k < words; k++) rows[words * i + k] = table[words * list[i]! + k]!;
  return rows;
}

/** Tables one after the other, in one that has room for them. */
export function chained<T extends Float32Array | Float64Array | Uint32Array>(parts: readonly T[], into: T): T {
  let end = 0;
  for (const part of parts) {
    into.set(part, end);
    end += part.length;
  }
  return into;
}

/** The columns that one carries: of all runs, and of these `more`. */
export function carriedBy(carrier: Carrier, more: readonly Column[] = []): readonly Column[] {
  return [...COLUMNS, ...more].filter(({ carried }) => carried.includes(carrier));
}

/** Bytes of memory that a snapshot of `count` bodies takes: 52 a body, and more where bodies have steps of their own by direct sums or further columns. */
export const snapshotBytes = (count: number): number =>
  carriedBy("snapshot").reduce((bytes, column) => bytes + columnBytes(column, count), 64);

/** A column of numbers that some runs have, which everything carries: `Bodies.columns` brings its values, and takes them back. */
export function extraColumn(name: string, unit: Unit = "number"): Column {
  const everyone: readonly Carrier[] = ["sort", "snapshot", "exchange"];
  return { name, type: "f32", units: [unit], buffer: `${EXTRA}${name}`, next: `next ${name}`, carried: everyone };
}

/** Sizes in bytes of the buffers of columns, for as many bodies. */
export function bufferBytes(columns: readonly Column[], capacity: number): Readonly<Record<string, number>> {
  const each = columns.flatMap((column) => {
    const bytes = columnBytes(column, capacity);
    return [[column.buffer, bytes], ...(column.next ? [[column.next, bytes]] : [])] as [string, number][];
  });
  return Object.fromEntries(each);
}
