import { FileError } from "../fileError.ts";
import type { Source } from "../source.ts";
import { hasDecimalCommas, parseNumber } from "./number.ts";

/** The most columns that a row may hold; more are counted but not kept. */
export const MAX_COLUMNS = 64;

const TAB = 9;
const LF = 10;
const CR = 13;
const BLANK = 32;
const BANG = 33;
const QUOTE = 34;
const HASH = 35;
const PERCENT = 37;
const COMMA = 44;
const SLASH = 47;
const SEMICOLON = 59;

/** Bytes that a comment may start with. */
const SIGNS = Uint8Array.from({ length: 256 }, (_, b) => Number([HASH, PERCENT, BANG, SLASH, SEMICOLON].includes(b)));

/** Comment lines that are kept: a header of `MAX_COLUMNS` columns, four lines each. */
const MAX_COMMENTS = 4 * MAX_COLUMNS;

/** Bytes of the file that are held at a time; a line has to fit. */
const WINDOW = 2 ** 22;
/** What `next` says when the window ends before the line does. */
const MORE = -1;

/**
 * Walks through a table of numbers, a row a call, without making strings. Separators are blanks, tabs, commas and
 * semicolons; rows end in LF, CR LF or CR; what follows #, %, ! or // at the start of a line or of a field is a comment, and what follows a
 * semicolon where it separates nothing. `next` can't wait for the file, so that rows come fast: where it says `MORE` (below 0), `more`
 * fetches the next stretch and goes on.
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
  /** Read 1,5 as one and a half. */
  decimalComma = false;
  /** Where the last row starts in the stretch. */
  rowStart = 0;
  /** Comment lines met since the last row, as text, newest last (at most so many as a header of many columns takes). */
  comments: string[] = [];

  private readonly source: Source;
  /** Where the stretch starts in the file, and whether it ends with it. */
  private base = 0;
  private last = false;
  private sniffed: boolean;

  /** `decimalComma`: whether numbers have decimal commas; absent: as the first lines show. */
  constructor(source: Source, decimalComma?: boolean) {
    this.source = source;
    this.sniffed = decimalComma !== undefined;
    this.decimalComma = decimalComma ?? false;
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
      if (!this.sniffed) this.decimalComma = hasDecimalCommas(bytes);
      this.sniffed = true;
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
      if (this.isComment(at, 0)) {
        const end = this.lineEnd(at);
        if (this.cut(end)) return MORE;
        this.comments.push(this.slice(at, Math.min(end, at + 2000)));
        if (this.comments.length > MAX_COMMENTS) this.comments.shift();
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

  private lineEnd(from: number): number {
    let end = from;
    while (end < this.bytes.length && this.bytes[end] !== LF && this.bytes[end] !== CR) end++;
    return end;
  }

  /** Does a comment start at `at`, where a line or the next of its fields does? */
  private isComment(at: number, fields: number): boolean {
    const { bytes } = this;
    const b = bytes[at];
    if (b === HASH || b === PERCENT || b === BANG) return true;
    if (b === SLASH) return bytes[at + 1] === SLASH;
    if (b !== SEMICOLON) return false;
    // The only semicolon of its line, before words that follow a blank.
    if (fields > 0 && (fields < 3 || (bytes[at - 1] !== BLANK && bytes[at - 1] !== TAB))) return false;
    const words = this.slice(at + 1, this.lineEnd(at));
    return (
      !words.includes(";") &&
      (fields === 0 || /^\s*[A-Za-z(#]/.test(words)) &&
      !this.slice(this.rowStart, at).includes(";")
    );
  }

  private row(start: number): number {
    const { bytes, values, starts, ends, decimalComma } = this;
    const n = bytes.length;
    let at = start;
    let fields = 0;
    let separated = true;
    this.rowStart = start;
    for (;;) {
      while (at < n && (bytes[at] === BLANK || bytes[at] === TAB)) at++;
      const b = at < n ? bytes[at]! : LF;
      if (b === LF || b === CR) break;
      if (fields > 0 && SIGNS[b] === 1 && this.isComment(at, fields)) {
        at = this.lineEnd(at);
        break;
      }
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
      separated = false;
      if (fields++ < MAX_COLUMNS && Number.isNaN(values[fields - 1]!) && this.endsInRemark(fields - 1)) {
        at = this.lineEnd(at);
        break;
      }
    }
    if (this.cut(at)) return MORE;
    this.endLine(at);
    return fields;
  }

  /** Takes a remark off the end of a number in field `k`: `1.5# body 7`. */
  private endsInRemark(k: number): boolean {
    const { bytes, starts, ends, values } = this;
    for (let at = starts[k]! + 1; at < ends[k]!; at++) {
      if (bytes[at] !== HASH && bytes[at] !== BANG) continue;
      const value = parseNumber(bytes, starts[k]!, at, this.decimalComma);
      if (Number.isNaN(value)) return false;
      values[k] = value;
      ends[k] = at;
      return true;
    }
    return false;
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
