import { oneLine } from "../describe.ts";
import { FileError } from "../fileError.ts";
import type { Source } from "../source.ts";
import { BLOCK, CARD } from "./cards.ts";

/** Blocks of one header, 36 000 cards: more columns than a table may have (999) come to about a third of that. */
const MOST_BLOCKS = 1000;

/** A header and its data: the primary one, or an extension. */
export interface Unit {
  /** Byte at which the header starts. */
  readonly at: number;
  /** First byte of the data, their length without the fill, and the first byte behind. */
  readonly start: number;
  readonly bytes: number;
  readonly end: number;
  /** Values by keyword; of a keyword that is there twice the first. */
  readonly values: ReadonlyMap<string, string | number | boolean>;
}

/** A keyword's whole number from 0, or `otherwise` where it is missing. Throws FileError on anything else. */
export function wholeOf({ values, at }: Unit, name: string, otherwise?: number): number {
  const value = values.get(name) ?? otherwise;
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
  const found = value === undefined ? "is missing" : `is ${oneLine(String(value), 40)}`;
  throw new FileError(`FITS header at byte ${at}: ${name} ${found}; expected a whole number`);
}

/** A keyword's number, or undefined where it is missing or is none. */
export function numberOf({ values }: Unit, name: string): number | undefined {
  const value = values.get(name);
  return typeof value === "number" ? value : undefined;
}

/** A keyword's text, as it may stand in a line; empty where it is missing or is none. */
export function textOf({ values }: Unit, name: string): string {
  const value = values.get(name);
  return typeof value === "string" ? oneLine(value, 68) : "";
}

/** The value of a card, between column 11 and the comment; undefined where it has none that we read. */
function valueIn(words: string): string | number | boolean | undefined {
  const quoted = /^\s*'((?:[^']|'')*)'/.exec(words);
  if (quoted) return quoted[1]!.replaceAll("''", "'").trimEnd();
  const word = words.split("/")[0]!.trim();
  if (word === "T" || word === "F") return word === "T";
  // Fortran's doubles have a D.
  const number = Number(word.replace(/[dD]/, "E"));
  return word === "" || Number.isNaN(number) ? undefined : number;
}

/** The header that starts at byte `at`. Throws FileError where it has no end. */
export async function readHeader(source: Source, at: number): Promise<Unit> {
  const values = new Map<string, string | number | boolean>();
  for (let block = 0; block < MOST_BLOCKS; block++) {
    const bytes = await source.read(at + BLOCK * block, BLOCK);
    if (bytes.length < BLOCK) break;
    const text = new TextDecoder("latin1").decode(bytes);
    for (let from = 0; from < BLOCK; from += CARD) {
      const name = text.slice(from, from + 8).trimEnd();
      if (name === "END") return sized(values, at, at + BLOCK * (block + 1));
      if (text.slice(from + 8, from + 10) !== "= " || values.has(name)) continue;
      const value = valueIn(text.slice(from + 10, from + CARD));
      if (value !== undefined) values.set(name, value);
    }
  }
  throw new FileError(`FITS header at byte ${at}: no card END in ${source.size} bytes; the file is damaged or cut off`);
}

/** Bytes of the data: |BITPIX| / 8 * GCOUNT * (PCOUNT + NAXIS1 * NAXIS2 ...) (Standard 4.0, equation 2). */
function sized(values: Unit["values"], at: number, start: number): Unit {
  const unit = { at, start, bytes: 0, end: start, values };
  const axes = wholeOf(unit, "NAXIS", 0);
  if (axes > 999) throw new FileError(`FITS header at byte ${at}: NAXIS is ${axes}; expected 0 to 999`);
  if (axes === 0) return unit;
  let numbers = 1;
  for (let k = 1; k <= axes; k++) numbers *= wholeOf(unit, `NAXIS${k}`);
  const bits = Math.abs(numberOf(unit, "BITPIX") ?? Number.NaN);
  const bytes = (bits / 8) * wholeOf(unit, "GCOUNT", 1) * (wholeOf(unit, "PCOUNT", 0) + numbers);
  if (!Number.isSafeInteger(bytes))
    throw new FileError(`FITS header at byte ${at}: BITPIX and NAXIS give ${bytes} bytes of data`);
  return { ...unit, bytes, end: start + BLOCK * Math.ceil(bytes / BLOCK) };
}
