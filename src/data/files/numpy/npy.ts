import { FileError } from "../fileError.ts";
import { type NumberKind, type NumberRun, sizeOf } from "../numbers.ts";
import type { Source } from "../source.ts";

/** A column of an array: `count` numbers, `stride` bytes apart. */
export type Column = NumberRun & { readonly stride: number };

/** An array of numbers, or of records with named fields. */
export interface NpyArray {
  readonly shape: readonly number[];
  /** Plain arrays: the kind; records: null. */
  readonly kind: NumberKind | null;
  /** Records: one column a field (a field that is a vector gives a column a component). */
  readonly fields: ReadonlyMap<string, readonly Column[]>;
  /** Column k of a two-dimensional array [rows, columns], or of [columns, rows] where `across`; the whole of 1-D ones. */
  column(k: number, across?: boolean): Column;
}

/** NumPy itself refuses headers beyond 10 kB unless told otherwise. */
const MAX_HEADER = 2 ** 20;

const MAGIC = [0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59];

export function isNpy(bytes: Uint8Array): boolean {
  return MAGIC.every((b, k) => bytes[k] === b);
}

const CODES = new Set(["f4", "f8", "i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8"]);

/** Kind and byte order of a descr such as `<f4`, `>i8`, `|u1`; null for everything that isn't a number we read. */
function numberCode(descr: string): { kind: NumberKind; littleEndian: boolean; size: number } | null {
  const code = descr.slice(1).replace("b1", "u1");
  if (!CODES.has(code) || !"<>|=".includes(descr[0]!)) return null;
  return { kind: code as NumberKind, littleEndian: descr[0] !== ">", size: sizeOf(code as NumberKind) };
}

/** Reads the header of a .npy file (numpy/lib/format.py, versions 1 to 3). `name` is for error lines. */
export async function npyArray(source: Source, name = "NumPy array"): Promise<NpyArray> {
  const { size: fileBytes } = source;
  let bytes = await source.read(0, 12);
  if (!isNpy(bytes)) throw new FileError(`${name}: no .npy magic at its start`);
  if (fileBytes < 12) throw new FileError(`${name} is cut off in its header (${fileBytes} bytes)`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const version = bytes[6]!;
  const headerLength = version === 1 ? view.getUint16(8, true) : view.getUint32(8, true);
  const headerStart = version === 1 ? 10 : 12;
  const start = headerStart + headerLength;
  if (version > 3 || start > fileBytes || headerLength > MAX_HEADER) {
    throw new FileError(`${name} is cut off in its header, or of an unknown version (${version}; ${fileBytes} bytes)`);
  }
  bytes = await source.read(headerStart, headerLength);
  const header = new TextDecoder("latin1").decode(bytes).replace(/\p{C}/gu, " ");
  const shapeText = /'shape'\s*:\s*\(([^)]*)\)/.exec(header)?.[1];
  const fortran = /'fortran_order'\s*:\s*(True|False)/.exec(header)?.[1];
  const descr = /'descr'\s*:\s*(?:'([^']*)'|(\[.*?\])\s*,\s*'(?:fortran|shape))/.exec(header);
  if (shapeText === undefined || !fortran || !descr)
    throw new FileError(`${name}: the header lacks descr, fortran_order or shape: ${header.slice(0, 80).trim()}`);
  const shape = shapeText
    .split(",")
    .map((n) => n.trim())
    .filter((n) => n !== "")
    .map(Number);
  const count = shape.reduce((a, b) => a * b, 1);
  if (!Number.isSafeInteger(count) || count < 0)
    throw new FileError(`${name}: impossible shape (${shapeText.slice(0, 80)})`);
  const check = (size: number) => {
    const expected = start + count * size;
    if (fileBytes < expected) {
      throw new FileError(
        `${name} is cut off: shape (${shapeText.slice(0, 80)}) needs ${expected} bytes; found ${fileBytes} bytes`,
      );
    }
  };
  if (descr[1] !== undefined) {
    const number = numberCode(descr[1]);
    if (!number)
      throw new FileError(
        `${name}: numbers of type '${descr[1].slice(0, 40)}' are not read; expected f4, f8 or integers`,
      );
    check(number.size);
    const { size, kind, littleEndian } = number;
    const [rows = 1, columns = 1] = shape;
    return {
      shape,
      kind,
      fields: new Map(),
      column: (k, across = false) => {
        // Steps between neighbours along the first and the second axis.
        const first = fortran === "True" ? size : columns * size;
        const second = fortran === "True" ? rows * size : size;
        const [down, over] = across ? [second, first] : [first, second];
        return { source, start: start + k * over, kind, littleEndian, stride: down };
      },
    };
  }
  return records(source, start, shape, descr[2]!, name, check);
}

/** Structured arrays: [('m', '<f4'), ('pos', '<f8', (3,)), ...]. Fields that hold no numbers are stepped over. */
function records(
  source: Source,
  start: number,
  shape: readonly number[],
  descr: string,
  name: string,
  check: (size: number) => void,
): NpyArray {
  const parsed: { field: string; code: string; width: number; offset: number }[] = [];
  let size = 0;
  for (const match of descr.matchAll(/\(\s*'([^']*)'\s*,\s*'([^']*)'\s*(?:,\s*\(([^)]*)\))?\s*,?\s*\)/g)) {
    const width = (match[3] ?? "")
      .split(",")
      .filter((n) => n.trim() !== "")
      .reduce((a, n) => a * Number(n), 1);
    const code = match[2]!;
    const length = Number(/(\d+)$/.exec(code)?.[1] ?? Number.NaN) * (code[1] === "U" ? 4 : 1);
    parsed.push({ field: match[1]!, code, width, offset: size });
    size += length * width;
  }
  if (parsed.length === 0 || !Number.isSafeInteger(size) || parsed.some(({ width }) => !(width >= 1)))
    throw new FileError(`${name}: can't read the record type ${descr.slice(0, 80)}`);
  check(size);
  const fields = new Map<string, Column[]>();
  for (const { field, code, width, offset } of parsed) {
    const number = numberCode(code);
    if (!number) continue;
    const { kind, littleEndian } = number;
    fields.set(
      field,
      Array.from({ length: Math.min(width, 3) }, (_, k) => ({
        source,
        start: start + offset + k * number.size,
        kind,
        littleEndian,
        stride: size,
      })),
    );
  }
  return {
    shape,
    kind: null,
    fields,
    column: () => {
      throw new FileError(`${name}: an array of records has no plain columns`);
    },
  };
}
