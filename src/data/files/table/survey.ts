import { bytesSource } from "../source.ts";
import { Scanner } from "./scanner.ts";

/** Bytes of rows that are looked at: some hundred bodies. */
export const SURVEYED = 2 ** 16;

/** What the numbers of a column of the first rows are like. */
export interface ColumnLook {
  /** Whole numbers from 0 on, and whether no two are alike. */
  readonly whole: boolean;
  readonly distinct: boolean;
  /** Counts up one by one, from `least`. */
  readonly counts: boolean;
  readonly least: number;
  readonly most: number;
}

/** The first rows of a table. */
export interface Survey {
  readonly rows: number;
  /** Rows that the file can hold, by the length of the first ones, with a tenth to spare. */
  readonly possible: number;
  readonly columns: readonly ColumnLook[];
}

/** Looks at rows of `fields` columns; `bytes` begin with a row and are the rest of the file, of `left` bytes, or `SURVEYED` of them. */
export async function survey(bytes: Uint8Array, left: number, fields: number, decimalComma: boolean): Promise<Survey> {
  let whole = bytes.subarray(0, SURVEYED);
  // The last row may be cut.
  if (left > SURVEYED) whole = whole.subarray(0, 1 + Math.max(whole.lastIndexOf(10), whole.lastIndexOf(13)));
  const scanner = new Scanner(bytesSource(whole), decimalComma);
  const columns = Array.from({ length: fields }, () => new Look());
  let rows = 0;
  for (let found = await scanner.more(); found > 0; found = scanner.next()) {
    if (found < fields) break;
    for (let k = 0; k < fields; k++) columns[k]!.add(scanner.values[k]!, rows);
    rows++;
  }
  return { rows, possible: 1 + (1.1 * rows * left) / (whole.length || 1), columns };
}

class Look implements ColumnLook {
  whole = true;
  distinct = true;
  counts = true;
  least = Infinity;
  most = -Infinity;
  private first = 0;
  private readonly met = new Set<number>();

  add(value: number, row: number): void {
    if (row === 0) this.first = value;
    this.whole &&= Number.isInteger(value) && value >= 0;
    this.distinct &&= !this.met.has(value);
    this.met.add(value);
    this.counts &&= value === this.first + row;
    if (value < this.least) this.least = value;
    if (value > this.most) this.most = value;
  }
}
