import { FileError } from "../fileError.ts";
import { type NumberKind, type NumberRun, sizeOf } from "../numbers.ts";
import type { Source } from "../source.ts";
import { type Role, roleOf, vectorOf } from "../table/columns.ts";
import { numberOf, textOf, type Unit, wholeOf } from "./header.ts";

/** Letters of TFORM (Standard 4.0, table 18): what we read as a number, and the bytes of everything else. */
const KINDS: Record<string, NumberKind> = { B: "u1", I: "i2", J: "i4", K: "i8", E: "f4", D: "f8" };
const OTHERS: Record<string, number> = { L: 1, A: 1, C: 8, M: 16, P: 8, Q: 16 };

/** Does a TFORM of this letter hold numbers that are read? */
export const isNumber = (letter: string): boolean => KINDS[letter] !== undefined;

/** One column of a binary table. */
export interface FitsColumn {
  /** TTYPE, or `column 3` where it has no name. */
  readonly name: string;
  /** Letter of its TFORM, how many there are in a row, and TDIM where there is one. */
  readonly letter: string;
  readonly repeat: number;
  readonly dims: readonly number[];
  readonly unit: string;
  /** First byte within a row. */
  readonly offset: number;
  readonly scale?: { readonly factor: number; readonly zero: number };
  readonly missing?: number;
}

/** The columns of a binary table, all of them. Throws FileError where their widths are not the row's. */
export function columnsOf(unit: Unit): FitsColumn[] {
  const width = wholeOf(unit, "NAXIS1");
  const fields = wholeOf(unit, "TFIELDS");
  if (fields > 999) throw new FileError(`FITS header at byte ${unit.at}: TFIELDS is ${fields}; expected 0 to 999`);
  const columns: FitsColumn[] = [];
  let offset = 0;
  for (let k = 1; k <= fields; k++) {
    const form = textOf(unit, `TFORM${k}`).trim();
    const [, count = "", letter = ""] = /^(\d*)([A-Z])/i.exec(form) ?? [];
    const code = letter.toUpperCase();
    const repeat = count === "" ? 1 : Number(count);
    const size = KINDS[code] ? sizeOf(KINDS[code]) : OTHERS[code];
    if (code !== "X" && size === undefined)
      throw new FileError(`FITS header at byte ${unit.at}: TFORM${k} is '${form}', which is no form of a column`);
    columns.push({
      name: textOf(unit, `TTYPE${k}`).trim() || `column ${k}`,
      letter: code,
      repeat,
      dims: (/^\(([\d, ]+)\)/.exec(textOf(unit, `TDIM${k}`))?.[1] ?? "").split(",").map(Number),
      unit: textOf(unit, `TUNIT${k}`),
      offset,
      ...scaling(unit, k, code),
    });
    offset += code === "X" ? Math.ceil(repeat / 8) : repeat * size!;
  }
  if (offset === width) return columns;
  throw new FileError(
    `FITS header at byte ${unit.at}: ${fields} columns take ${offset} bytes a row; NAXIS1 is ${width}`,
  );
}

/** TSCAL, TZERO and TNULL, where they change anything. Unsigned integers are stored by them, too (Standard 4.0, table 19). */
function scaling(unit: Unit, k: number, letter: string): Pick<FitsColumn, "scale" | "missing"> {
  const factor = numberOf(unit, `TSCAL${k}`) ?? 1;
  const zero = numberOf(unit, `TZERO${k}`) ?? 0;
  const missing = "BIJK".includes(letter) ? numberOf(unit, `TNULL${k}`) : undefined;
  return {
    ...((factor !== 1 || zero !== 0) && { scale: { factor, zero } }),
    ...(missing !== undefined && { missing }),
  };
}

/** Where the rows of a table are. */
export interface Rows {
  readonly source: Source;
  readonly start: number;
  readonly width: number;
  readonly count: number;
}

/**
 * Numbers of a column as runs: one for each of one or three numbers a row. A table of one row, as IDL writes structures of arrays, has a body an
 * element: `bodies` of them, one run or three (x, y, z side by side, or, as TDIM may say, one behind the other). Null for everything else.
 */
export function runsOf(column: FitsColumn, rows: Rows, bodies: number): NumberRun[] | null {
  const kind = KINDS[column.letter];
  if (!kind) return null;
  const size = sizeOf(kind);
  const { repeat, scale, missing } = column;
  const across = rows.count === 1 && bodies > 1;
  const parts = across ? repeat / bodies : repeat;
  if (parts !== 1 && parts !== 3) return null;
  const apart = across && parts === 3 && column.dims[0] === bodies && column.dims[1] === 3;
  return Array.from({ length: parts }, (_, d) => ({
    source: rows.source,
    start: rows.start + column.offset + d * size * (apart ? bodies : 1),
    kind,
    littleEndian: false,
    stride: across ? size * (apart ? 1 : parts) : rows.width,
    ...(scale && { scale }),
    ...(missing !== undefined && { missing }),
  }));
}

/** What a column holds by its name, one thing or three; nothing where it holds no numbers. Arrays may be either. */
export function rolesOf(column: FitsColumn): readonly Role[] {
  return isNumber(column.letter) ? rolesByName(column) : [];
}

/** The same of a column of any kind. */
export function rolesByName({ name, repeat, dims }: FitsColumn): readonly Role[] {
  const [one, three] = [roleOf(name), vectorOf(name)];
  if (three && (repeat === 3 || (repeat > 3 && (!one || dims.length > 1)))) return three;
  return one ? [one] : [];
}
