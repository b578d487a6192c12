import { deserialize, serialize } from "node:v8";

const KINDS = { Float32Array, Float64Array, Uint32Array, Uint8Array } as const;
type Kind = keyof typeof KINDS;
type Table = Float32Array | Float64Array | Uint32Array | Uint8Array;

/** What stands for a table in the words of a message, under this name. */
const PLACE = "table of the message";
interface Place {
  readonly kind: Kind;
  readonly length: number;
}

/** A message in pieces: words, which say where tables belong, and the tables themselves, not copied. */
export interface Pieces {
  readonly words: Buffer;
  readonly tables: readonly Table[];
}

/** Bytes of a table in a message: each begins where every kind may. */
const room = (bytes: number) => 8 * Math.ceil(bytes / 8);

/** Takes a message of objects, lists, numbers, texts and typed arrays apart. */
export function apart(message: unknown): Pieces {
  const tables: Table[] = [];
  const words = (value: unknown): unknown => {
    if (ArrayBuffer.isView(value)) {
      const table = value as Table;
      tables.push(table);
      return { [PLACE]: { kind: table.constructor.name, length: table.length } };
    }
    if (Array.isArray(value)) return value.map(words);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, words(inner)]));
  };
  return { words: serialize(words(message)), tables };
}

/** Bytes of all tables as they are sent, each filled up to 8. */
export const bytesOf = (tables: readonly Table[]): number =>
  tables.reduce((sum, { byteLength }) => sum + room(byteLength), 0);

/** The bytes to be sent for a table. */
export function bytesToSend(table: Table): Uint8Array[] {
  const bytes = Buffer.from(table.buffer, table.byteOffset, table.byteLength);
  const missing = room(table.byteLength) - table.byteLength;
  return missing > 0 ? [bytes, Buffer.alloc(missing)] : [bytes];
}

/** Puts a message together again; its tables stay where their bytes came to be, from byte `at` on, a multiple of 8. */
export function together(words: Buffer, tables: ArrayBuffer, at = 0): unknown {
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(whole);
    if (value === null || typeof value !== "object") return value;
    if (PLACE in value) {
      const { kind, length } = value[PLACE] as Place;
      const table = new KINDS[kind](tables, at, length);
      at += room(table.byteLength);
      return table;
    }
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, whole(inner)]));
  };
  return whole(deserialize(words));
}
