import { FileError } from "../fileError.ts";
import type { Source } from "../source.ts";

/** The most columns that a row may hold; more are counted but not kept. */
export const MAX_COLUMNS = 64;

const TAB = 9;
const LF = 10;
const CR = 13;
const BLANK = 32;
const QUOTE = 34;
const HASH = 35;
const PERCENT = 37;
const COMMA = 44;
const SLASH = 47;
const SEMICOLON = 59;

/** Powers of ten that a double holds exactly. */
const POWERS = Array.from({ length: 23 }, (_, k) => Number(`1e${k}`));

/** Bytes of the file that are held at a time; a line has to fit. */
const WINDOW = 2 ** 22;
/** What `next` says when the window ends before the line does. */
const MORE = -1;

/**
 * Walks through a table of numbers, a row a call, without making strings. Separators are blanks, tabs, commas and
 * semicolons; rows end in LF, CR LF or CR; lines that start with #, % or // are comments. `next` can't wait for the file, so
 * that rows come fast: where it says `MORE` (below 0), `more` fetches the next stretch and goes on.
 */
export class Scanner {
  /** The stretch of the file that is held. */
  bytes: Uint8Array = new Uint8Array(0);
  /** Next byte to read, in the stretch. */
  at = 0;
  /** Number of the line that the last call read, from 1. */
  line = 0;
  /** Values of the last row; NaN where a field is no number. */
  readonly values = new Float64Array(MAX_COLUMNS);
  /** Where the fields of the last row start and end. */
  readonly starts = new Int32Array(MAX_COLUMNS);
  readonly ends = new Int32Array(MAX_COLUMNS);
  /** Read 1,5 as one and a half (tables separated by semicolons). */
  decimalComma = false;
  /** Comment lines met since the last row, as text, newest last (at most eight). */
  comments: string[] = [];

  private readonly source: Source;
  /** Where the stretch starts in the file, and whether it ends with it. */
  private base = 0;
  private last = false;

  constructor(source: Source) {
    this.source = source;
  }

  /** Bytes of the file. */
  get size(): number {
    return this.source.size;
  }

  /** Bytes of the file that lie behind. */
  get done(): number {
    return this.base + this.at;
  }

  /** `next`, after fetching what it lacked. Throws FileError on a line that no table has. */
  async more(): Promise<number> {
    for (;;) {
      const { base } = this;
      if (this.at === 0 && this.bytes.length >= WINDOW) {
        throw new FileError(
          `line ${this.line + 1} is longer than ${WINDOW} bytes; expected a table of bodies, a row each`,
        );
      }
      this.base += this.at;
      this.at = 0;
      this.bytes = await this.source.read(this.base, WINDOW);
      this.last = this.base + this.bytes.length >= this.source.size;
      const { bytes } = this;
      // A UTF-8 byte order mark is no part of the first number.
      if (base === 0 && this.line === 0 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) this.at = 3;
      const fields = this.next();
      if (fields !== MORE) return fields;
    }
  }

  /**
   * Reads the next row that isn't empty or a comment. Its number of fields, 0 at the end of the file, or less where `more` has
   * to be called.
   */
  next(): number {
    const { bytes } = this;
    const n = bytes.length;
    for (;;) {
      let at = this.at;
      while (at < n && (bytes[at] === BLANK || bytes[at] === TAB)) at++;
      if (at >= n) {
        if (!this.last) return MORE;
        this.at = n;
        return 0;
      }
      const b = bytes[at]!;
      if (b === LF || b === CR) {
        if (this.cut(at)) return MORE;
        this.endLine(at);
        continue;
      }
      if (b === HASH || b === PERCENT || (b === SLASH && bytes[at + 1] === SLASH)) {
        let end = at;
        while (end < n && bytes[end] !== LF && bytes[end] !== CR) end++;
        if (this.cut(end)) return MORE;
        this.comments.push(this.slice(at, Math.min(end, at + 2000)));
        if (this.comments.length > 8) this.comments.shift();
        this.endLine(end);
        continue;
      }
      return this.row(at);
    }
  }

  /** Does the stretch end before what follows the line's end is known (the LF of CR LF), though the file goes on? */
  private cut(end: number): boolean {
    return !this.last && end + 1 >= this.bytes.length;
  }

  /** Steps over the line end at `at` (or the end of the file). */
  private endLine(at: number): void {
    const { bytes } = this;
    this.line++;
    this.at = bytes[at] === CR && bytes[at + 1] === LF ? at + 2 : at + 1;
  }

  private row(start: number): number {
    const { bytes, values, starts, ends, decimalComma } = this;
    const n = bytes.length;
    let at = start;
    let fields = 0;
    let separated = true;
    for (;;) {
      while (at < n && (bytes[at] === BLANK || bytes[at] === TAB)) at++;
      const b = at < n ? bytes[at]! : LF;
      if (b === LF || b === CR) break;
      if (b === SEMICOLON || (b === COMMA && !decimalComma)) {
        // Two separators in a row hold an empty field between them.
        if (separated && fields < MAX_COLUMNS) {
          values[fields] = Number.NaN;
          starts[fields] = ends[fields] = at;
        }
        if (separated) fields++;
        separated = true;
        at++;
        continue;
      }
      const from = at;
      if (b === QUOTE) {
        at++;
        while (at < n && bytes[at] !== QUOTE && bytes[at] !== LF) at++;
        if (bytes[at] === QUOTE) at++;
      } else {
        while (at < n) {
          const c = bytes[at]!;
          if (c === BLANK || c === TAB || c === LF || c === CR || c === SEMICOLON || (c === COMMA && !decimalComma))
            break;
          at++;
        }
      }
      if (fields < MAX_COLUMNS) {
        starts[fields] = from;
        ends[fields] = at;
        values[fields] =
          b === QUOTE ? parseNumber(bytes, from + 1, at - 1, decimalComma) : parseNumber(bytes, from, at, decimalComma);
      }
      fields++;
      separated = false;
    }
    if (this.cut(at)) return MORE;
    this.endLine(at);
    return fields;
  }

  /** Text of field `k` of the last row, without quotes, at most 40 characters. */
  text(k: number): string {
    const text = this.slice(this.starts[k]!, Math.min(this.ends[k]!, this.starts[k]! + 42)).replace(/^"|"$/g, "");
    return text.length > 40 ? `${text.slice(0, 39)}…` : text;
  }

  slice(from: number, to: number): string {
    return new TextDecoder().decode(this.bytes.subarray(from, to));
  }
}

/**
 * The number in bytes [from, to), NaN where it is none. Decimal, with exponents 1e5, Fortran's 1.5D+03 and 1.5-103. Up to
 * 15 digits and exponents to 22 are exact products of doubles; everything else goes through Number().
 */
export function parseNumber(bytes: Uint8Array, from: number, to: number, decimalComma = false): number {
  let at = from;
  let sign = 1;
  if (bytes[at] === 45) sign = -1;
  if (bytes[at] === 45 || bytes[at] === 43) at++;
  let digits = 0;
  let mantissa = 0;
  let fraction = 0;
  let point = false;
  for (; at < to; at++) {
    const b = bytes[at]!;
    if (b >= 48 && b <= 57) {
      mantissa = 10 * mantissa + (b - 48);
      if (mantissa > 0) digits++;
      else if (fraction === 0 && !point) digits = 0;
      if (point) fraction++;
    } else if ((b === 46 || (decimalComma && b === COMMA)) && !point) point = true;
    else break;
  }
  const sawDigit = at > from && (fraction > 0 || isDigit(bytes[at - 1]) || (point && isDigit(bytes[at - 2])));
  if (!sawDigit) return Number.NaN;
  let exponent = 0;
  if (at < to) {
    const b = bytes[at]! | 32;
    const lettered = b === 101 || b === 100;
    if (lettered) at++;
    let negative = false;
    if (bytes[at] === 45 || bytes[at] === 43) negative = bytes[at++] === 45;
    else if (!lettered) return Number.NaN;
    if (at >= to || to - at > 6) return Number.NaN;
    for (; at < to; at++) {
      if (!isDigit(bytes[at])) return Number.NaN;
      exponent = 10 * exponent + (bytes[at]! - 48);
    }
    if (negative) exponent = -exponent;
  }
  const scale = exponent - fraction;
  if (digits <= 15) {
    if (scale >= -22 && scale <= 22) return sign * (scale < 0 ? mantissa / POWERS[-scale]! : mantissa * POWERS[scale]!);
  }
  let text = "";
  for (let k = from; k < to; k++) text += String.fromCharCode(bytes[k]!);
  if (decimalComma) text = text.replace(",", ".");
  return Number(
    text
      .replace(/[dD]/, "e")
      .replace(/(\d|\.)([+-]\d+)$/, "$1e$2")
      .replace(/ee/, "e"),
  );
}

function isDigit(b: number | undefined): boolean {
  return b !== undefined && b >= 48 && b <= 57;
}
