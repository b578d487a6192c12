import { FileError } from "./fileError.ts";
import type { Source } from "./source.ts";

/** A number that is finite and beyond the range of 32-bit floats. */
export class TooLarge extends FileError {}

/** Kinds of numbers that binary formats store; the names follow NumPy. */
export type NumberKind = "f4" | "f8" | "i1" | "u1" | "i2" | "u2" | "i4" | "u4" | "i8" | "u8";

/** A run of numbers inside a file, in one byte order. */
export interface NumberRun {
  readonly source: Source;
  readonly start: number;
  readonly kind: NumberKind;
  readonly littleEndian: boolean;
  /** Distance between neighbours in bytes; the number's own size where absent. */
  readonly stride?: number;
  /** The number that stands in the file times `factor`, plus `zero`, is meant; itself where absent. */
  readonly scale?: { readonly factor: number; readonly zero: number };
  /** The whole number that stands in the file where there is none: it comes as NaN. */
  readonly missing?: number;
}

export function sizeOf(kind: NumberKind): number {
  return Number(kind[1]);
}

/** Reader of numbers in bytes, `step` bytes apart. 64-bit integers come as the nearest double. */
function numbersIn(view: DataView, run: NumberRun, step: number): (i: number) => number {
  const stored = storedIn(view, run, step);
  const { scale, missing } = run;
  if (!scale && missing === undefined) return stored;
  const { factor, zero } = scale ?? { factor: 1, zero: 0 };
  return (i) => {
    const value = stored(i);
    return value === missing ? Number.NaN : zero + factor * value;
  };
}

/** The same as they stand in the file. */
function storedIn(view: DataView, { kind, littleEndian: le }: NumberRun, step: number): (i: number) => number {
  switch (kind) {
    case "f4":
      return (i) => view.getFloat32(step * i, le);
    case "f8":
      return (i) => view.getFloat64(step * i, le);
    case "i1":
      return (i) => view.getInt8(step * i);
    case "u1":
      return (i) => view.getUint8(step * i);
    case "i2":
      return (i) => view.getInt16(step * i, le);
    case "u2":
      return (i) => view.getUint16(step * i, le);
    case "i4":
      return (i) => view.getInt32(step * i, le);
    case "u4":
      return (i) => view.getUint32(step * i, le);
    case "i8":
      return (i) => Number(view.getBigInt64(step * i, le));
    case "u8":
      return (i) => Number(view.getBigUint64(step * i, le));
  }
}

/** Fetches numbers `first` to `first + n - 1` of a run. */
async function fetch(run: NumberRun, first: number, n: number): Promise<{ view: DataView; step: number }> {
  const step = run.stride ?? sizeOf(run.kind);
  const bytes = await run.source.read(run.start + step * first, step * (n - 1) + sizeOf(run.kind));
  return { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.length), step };
}

/** Number `i` of a run. */
export async function numberOf(run: NumberRun, i = 0): Promise<number> {
  const { view, step } = await fetch(run, i, 1);
  return numbersIn(view, run, step)(0);
}

/** Numbers `first` to `first + n - 1` of a run, as they are. */
export async function readNumbers(run: NumberRun, first: number, n: number): Promise<Float64Array> {
  const { view, step } = await fetch(run, first, n);
  const at = numbersIn(view, run, step);
  const out = new Float64Array(n);
  for (let i = 0; i < n; i++) out[i] = at(i);
  return out;
}

/**
 * Reads numbers `first` to `first + n - 1` of a run into the start of `out` as 32-bit floats. Throws FileError, which names
 * the block and the byte, on NaN, infinity and values beyond the range of a 32-bit float.
 */
export async function readFloats(
  run: NumberRun,
  first: number,
  n: number,
  out: Float32Array,
  block: string,
): Promise<void> {
  if (n === 0) return;
  const { view, step } = await fetch(run, first, n);
  const at = numbersIn(view, run, step);
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const value = Math.fround(at(i));
    out[i] = value;
    // Anything finite times 0 is 0; NaN and infinity stay NaN.
    sum += value * 0;
  }
  if (sum === 0) return;
  const bad = out.subarray(0, n).findIndex((value) => !Number.isFinite(value));
  const Fault = Number.isFinite(at(bad)) ? TooLarge : FileError;
  throw new Fault(
    `${block}: number ${first + bad + 1} is ${at(bad)} (byte ${run.start + step * (first + bad)}); expected a finite 32-bit float`,
  );
}

/** Ids `first` to `first + n - 1`: 32-bit where all fit, else 64-bit. Null where some are negative or no whole numbers. */
export async function readIds(run: NumberRun, first: number, n: number): Promise<Uint32Array | BigUint64Array | null> {
  const { view, step } = await fetch(run, first, n);
  const at = numbersIn(view, run, step);
  const narrow = new Uint32Array(n);
  for (let i = 0; i < n; i++) {
    const value = at(i);
    if (!Number.isInteger(value) || value < 0) return null;
    if (value > 0xffffffff) return wideIds(view, run, step, n);
    narrow[i] = value;
  }
  return narrow;
}

function wideIds(view: DataView, run: NumberRun, step: number, n: number): BigUint64Array | null {
  const at = numbersIn(view, run, step);
  const { factor, zero } = run.scale ?? { factor: 1, zero: 0 };
  const wide = new BigUint64Array(n);
  for (let i = 0; i < n; i++) {
    if (at(i) < 0 || !Number.isInteger(at(i))) return null;
    if ((run.kind === "u8" || run.kind === "i8") && factor === 1 && Number.isInteger(zero))
      wide[i] = view.getBigUint64(step * i, run.littleEndian) + BigInt(zero);
    else wide[i] = BigInt(at(i));
  }
  return wide;
}

/** Are all numbers of the run ids: whole and not negative? */
export async function areIds(run: NumberRun, count: number): Promise<boolean> {
  for (let first = 0; first < count; first += STRETCH) {
    const values = await readNumbers(run, first, Math.min(STRETCH, count - first));
    if (!values.every((value) => Number.isInteger(value) && value >= 0)) return false;
  }
  return true;
}

/** Bodies read at a time: a few MB of any format. */
export const STRETCH = 2 ** 16;

/** `from`, `from + 1`, ... for sources without ids. */
export function runningIds(n: number, from = 0): Uint32Array {
  const ids = new Uint32Array(n);
  for (let i = 0; i < n; i++) ids[i] = from + i;
  return ids;
}
