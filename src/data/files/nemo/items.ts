import { FileError } from "../fileError.ts";
import { type NumberKind, type NumberRun, sizeOf } from "../numbers.ts";
import type { Source } from "../source.ts";

/** One item of a NEMO structured file: a scalar, an array, or a set of items. */
export interface Item {
  readonly tag: string;
  /** NEMO's type letter: f float, d double, i int, l long, s short, c char, b byte, h half, a any, "(" a set. */
  readonly type: string;
  readonly shape: readonly number[];
  readonly start: number;
  readonly bytes: number;
  readonly items: readonly Item[];
}

const SINGULAR = 0x0992;
const PLURAL = 0x0b92;
const SIZES: Record<string, number> = { a: 1, c: 1, b: 1, s: 2, h: 2, i: 4, l: 8, f: 4, d: 8 };
const KINDS: Record<string, NumberKind> = { f: "f4", d: "f8", i: "i4", l: "i8", s: "i2", b: "u1" };
/** Limits of NEMO's own filesecret.h. */
const MAX_TAG = 65;
const MAX_DIMENSIONS = 9;
/** A set inside a set inside a set ...: no real file nests deeper than this. */
const MAX_DEPTH = 16;
/** A thousand snapshots in one file have fewer. */
const MOST_ITEMS = 2 ** 18;

/** Byte order by the first item's magic number, or null. */
export function nemoOrder(bytes: Uint8Array): boolean | null {
  if (bytes.length < 4) return null;
  const low = bytes[0]! | (bytes[1]! << 8);
  const high = (bytes[0]! << 8) | bytes[1]!;
  if (low === SINGULAR || low === PLURAL) return true;
  return high === SINGULAR || high === PLURAL ? false : null;
}

/** All top-level items (nemo inc/filestruct.h, src/kernel/io/filesecret.h). Throws FileError with the byte. */
export async function nemoItems(source: Source): Promise<{ littleEndian: boolean; items: readonly Item[] }> {
  const { size: fileBytes } = source;
  const littleEndian = nemoOrder(await source.read(0, 4));
  if (littleEndian === null) throw new FileError("not a NEMO file: it doesn't start with NEMO's magic number");
  let at = 0;

  const text = async (what: string): Promise<string> => {
    const bytes = await source.read(at, MAX_TAG + 1);
    const end = bytes.indexOf(0);
    if (end < 0) throw new FileError(`NEMO: ${what} at byte ${at} doesn't end within ${MAX_TAG} letters`);
    const value = String.fromCharCode(...bytes.subarray(0, end));
    at += end + 1;
    return value;
  };
  const word = async (size: 2 | 4, what: string): Promise<number> => {
    if (at + size > fileBytes)
      throw new FileError(`NEMO file is cut off in ${what} at byte ${at}; it has ${fileBytes} bytes`);
    const bytes = await source.read(at, size);
    const view = new DataView(bytes.buffer, bytes.byteOffset, size);
    const value = size === 2 ? view.getUint16(0, littleEndian) : view.getInt32(0, littleEndian);
    at += size;
    return value;
  };

  let count = 0;
  const item = async (depth: number): Promise<Item | null> => {
    const from = at;
    if (++count > MOST_ITEMS) throw new FileError(`NEMO: more than ${MOST_ITEMS} items, at byte ${from}`);
    const magic = await word(2, "an item's magic number");
    if (magic !== SINGULAR && magic !== PLURAL) {
      throw new FileError(`NEMO: expected an item at byte ${from}, found ${magic.toString(16)} instead of 992 or b92`);
    }
    const type = await text("an item's type");
    if (type === ")") return null;
    const tag = await text("an item's tag");
    const shape: number[] = [];
    if (magic === PLURAL) {
      for (let n = await word(4, `the dimensions of ${tag}`); n !== 0; n = await word(4, `the dimensions of ${tag}`)) {
        if (n < 0 || shape.length === MAX_DIMENSIONS)
          throw new FileError(`NEMO: item ${tag} at byte ${from} has impossible dimensions`);
        shape.push(n);
      }
    }
    if (type === "(") {
      if (depth === MAX_DEPTH) throw new FileError(`NEMO: sets nest more than ${MAX_DEPTH} deep at byte ${from}`);
      const items: Item[] = [];
      for (;;) {
        if (at >= fileBytes)
          throw new FileError(
            `NEMO file is cut off: the set ${tag} of byte ${from} doesn't end; it has ${fileBytes} bytes`,
          );
        const inner = await item(depth + 1);
        if (!inner) return { tag, type, shape, start: from, bytes: at - from, items };
        items.push(inner);
      }
    }
    const size = SIZES[type];
    if (size === undefined) throw new FileError(`NEMO: item ${tag} at byte ${from} has the unknown type "${type}"`);
    const length = shape.reduce((product, n) => product * n, size);
    const start = at;
    if (start + length > fileBytes) {
      throw new FileError(
        `NEMO file is cut off: item ${tag} at byte ${from} needs ${length} bytes, ${fileBytes - start} are left`,
      );
    }
    at += length;
    return { tag, type, shape, start, bytes: length, items: [] };
  };

  const items: Item[] = [];
  while (at < fileBytes) {
    const from = at;
    const next = await item(0);
    if (!next) throw new FileError(`NEMO: a set ends at byte ${from} that never began`);
    items.push(next);
  }
  return { littleEndian, items };
}

/** The numbers of an item as a run, or null for letters and sets. */
export function numbersOf(source: Source, item: Item, littleEndian: boolean): (NumberRun & { count: number }) | null {
  const kind = KINDS[item.type];
  return kind ? { source, start: item.start, kind, littleEndian, count: item.bytes / sizeOf(kind) } : null;
}
