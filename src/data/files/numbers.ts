import { FileError } from "./format.ts";
import type { Pace } from "./pace.ts";

/** Kinds of numbers that binary formats store; the names follow NumPy. */
export type NumberKind = "f4" | "f8" | "i1" | "u1" | "i2" | "u2" | "i4" | "u4" | "i8" | "u8";

/** A run of numbers inside a file, packed, in one byte order. */
export interface NumberRun {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly kind: NumberKind;
  readonly littleEndian: boolean;
  /** Distance between neighbours in bytes; the number's own size where absent. */
  readonly stride?: number;
}

export function sizeOf(kind: NumberKind): number {
  return Number(kind[1]);
}

/** Reader of the `i`-th number of a run. 64-bit integers come as the nearest double. */
export function numberAt(run: NumberRun): (i: number) => number {
  const { bytes, start, littleEndian: le } = run;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const step = run.stride ?? sizeOf(run.kind);
  switch (run.kind) {
    case "f4":
      return (i) => view.getFloat32(start + step * i, le);
    case "f8":
      return (i) => view.getFloat64(start + step * i, le);
    case "i1":
      return (i) => view.getInt8(start + step * i);
    case "u1":
      return (i) => view.getUint8(start + step * i);
    case "i2":
      return (i) => view.getInt16(start + step * i, le);
    case "u2":
      return (i) => view.getUint16(start + step * i, le);
    case "i4":
      return (i) => view.getInt32(start + step * i, le);
    case "u4":
      return (i) => view.getUint32(start + step * i, le);
    case "i8":
      return (i) => Number(view.getBigInt64(start + step * i, le));
    case "u8":
      return (i) => Number(view.getBigUint64(start + step * i, le));
  }
}

/**
 * Copies `n` numbers of a run to out[offset ...] as 32-bit floats. Throws FileError, which names the block and the byte, on
 * NaN, infinity and values beyond the range of a 32-bit float.
 */
export async function copyFloats(
  run: NumberRun,
  n: number,
  out: Float32Array,
  offset: number,
  block: string,
  pace: Pace,
): Promise<void> {
  const at = numberAt(run);
  const step = run.stride ?? sizeOf(run.kind);
  for (let from = 0; from < n; from += 0x8000) {
    const to = Math.min(n, from + 0x8000);
    let sum = 0;
    for (let i = from; i < to; i++) {
      const value = Math.fround(at(i));
      out[offset + i] = value;
      // Anything finite times 0 is 0; NaN and infinity stay NaN.
      sum += value * 0;
    }
    if (sum !== 0) {
      const bad = from + out.subarray(offset + from, offset + to).findIndex((value) => !Number.isFinite(value));
      throw new FileError(
        `${block}: number ${bad + 1} is ${at(bad)} (byte ${run.start + step * bad}); expected a finite 32-bit float`,
      );
    }
    if (pace.due()) await pace.turn(run.start / run.bytes.length);
  }
}

/** Ids of a run: 32-bit where all fit, else 64-bit. Null where some are negative or no whole numbers. */
export function copyIds(run: NumberRun, n: number): Uint32Array | BigUint64Array | null {
  const at = numberAt(run);
  const narrow = new Uint32Array(n);
  for (let i = 0; i < n; i++) {
    const value = at(i);
    if (!Number.isInteger(value) || value < 0) return null;
    if (value > 0xffffffff) return wideIds(run, n);
    narrow[i] = value;
  }
  return narrow;
}

function wideIds(run: NumberRun, n: number): BigUint64Array | null {
  const { bytes, start, littleEndian: le } = run;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const step = run.stride ?? sizeOf(run.kind);
  const at = numberAt(run);
  const wide = new BigUint64Array(n);
  for (let i = 0; i < n; i++) {
    if (at(i) < 0 || !Number.isInteger(at(i))) return null;
    if (run.kind === "u8" || run.kind === "i8") wide[i] = view.getBigUint64(start + step * i, le);
    else wide[i] = BigInt(at(i));
  }
  return wide;
}

/** 0, 1, 2, ... for sources without ids. */
export function runningIds(n: number): Uint32Array {
  const ids = new Uint32Array(n);
  for (let i = 0; i < n; i++) ids[i] = i;
  return ids;
}
